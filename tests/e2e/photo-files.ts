import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A photo of this run's own: the library keeps the same content once. */
export const photo = async (name: string) => {
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3))
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: { r, g, b } } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 37/1 34/1' } })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

type Given = { name: string; mimeType: string; buffer: Buffer }

/** Lets go of a file over the page, or pastes it, as a hand does it. */
export const give = (page: Page, way: 'drop' | 'paste', { name, mimeType, buffer }: Given) =>
  page.evaluate(
    ({ way, name, mimeType, text }) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], name, { type: mimeType }))
      const options = { bubbles: true, cancelable: true }
      if (way === 'paste')
        return document.body.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }))
      document.body.dispatchEvent(new DragEvent('dragover', { ...options, dataTransfer: data }))
      return document.body.dispatchEvent(new DragEvent('drop', { ...options, dataTransfer: data }))
    },
    { way, name, mimeType, text: buffer.toString('base64') },
  )
