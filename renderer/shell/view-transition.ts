const LESS_MOVEMENT = '(prefers-reduced-motion: reduce)'

/**
 * Changes the document with a short cross-fade where the browser has one and the reader wants one; without, at once.
 * Resolves, or throws what `change` threw, when the document has changed and before the fade is over: whoever scrolls
 * then scrolls the new page.
 */
export const withViewTransition = async (change: () => void): Promise<void> => {
  const fades = 'startViewTransition' in document && document.visibilityState === 'visible'
  if (!fades || matchMedia(LESS_MOVEMENT).matches) return change()
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change)
  // The next navigation may end a fade before its time: that is no error.
  ready.catch(() => {})
  finished.catch(() => {})
  await updateCallbackDone
}
