import { notify } from '#renderer/shell/messages/notifications.ts'

/** Whether this device supports sharing files. */
export const canShareFile = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })

/** Opens the share sheet; cancelling it is not an error. */
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
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  notify({ description: '画像を保存しました。', color: 'success', isOfPage: true })
}
