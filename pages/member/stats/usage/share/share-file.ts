import { notify } from '#renderer/shell/messages/notifications.ts'

/** Whether this device can hand a picture on to another application. */
export const canShareFile = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })

/** Hands the picture on; who changes their mind is not told so. */
export async function sharePicture(file: File, title: string): Promise<void> {
  try {
    await navigator.share({ files: [file], title })
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return
    notify({ description: '共有できませんでした。画像を保存してお使いください。', color: 'warning' })
  }
}

export function savePicture(file: File): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  notify({ description: '画像を保存しました。', color: 'success', isOfPage: true })
}
