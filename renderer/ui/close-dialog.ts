/**
 * Closes a dialog and runs its listeners synchronously, `then` last. The browser's own event is asynchronous: a key
 * pressed before it would go to the element that the browser, not the page, has focused.
 */
export function closeDialog(dialog: HTMLDialogElement | null | undefined, then?: () => void): void {
  if (!dialog?.open) return
  dialog.close()
  dialog.dispatchEvent(new Event('close'))
  then?.()
}
