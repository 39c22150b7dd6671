import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A unique photo, because the library deduplicates equal files. */
export const photo = async (name: string) => {
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3))
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: { r, g, b } } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 37/1 34/1' } })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

type Given = { name: string; mimeType: string; buffer: Buffer }

/** Drops a file on an element, or pastes it there. */
export const give = (
  page: Page,
  method: 'drop' | 'paste',
  { name, mimeType, buffer }: Given,
  target = page.locator('body'),
) =>
  target.evaluate(
    (element, { method, name, mimeType, text }) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], name, { type: mimeType }))
      const { left, top } = element.getBoundingClientRect()
      const options = { bubbles: true, cancelable: true }
      const at = { ...options, clientX: left + 4, clientY: top + 4, dataTransfer: data }
      if (method === 'paste')
        return !element.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }))
      const isTaken = !element.dispatchEvent(new DragEvent('dragover', at))
      return !element.dispatchEvent(new DragEvent('drop', at)) && isTaken
    },
    { method, name, mimeType, text: buffer.toString('base64') },
  )
