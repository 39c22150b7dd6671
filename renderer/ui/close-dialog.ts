/**
 * Closes a dialog, and whoever waits for that acts at once, `then` last. The browser's own event comes when it has the
 * time for it: a key that was pressed until then would go to where the browser, not the page, has put the focus.
 */
export function closeDialog(dialog: HTMLDialogElement | null | undefined, then?: () => void): void {
  if (!dialog?.open) return
  dialog.close()
  dialog.dispatchEvent(new Event('close'))
  then?.()
}
