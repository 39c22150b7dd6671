const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/**
 * Updates the document with a short cross-fade where supported and not reduced; otherwise at once. Resolves, or
 * rejects with the error of `change`, when the document has changed and before the fade ends, so that scrolling
 * affects the new page.
 */
export const withViewTransition = async (change: () => void): Promise<void> => {
  const fades = 'startViewTransition' in document && document.visibilityState === 'visible'
  if (!fades || matchMedia(REDUCED_MOTION).matches) return change()
  return new Promise((resolve, reject) => {
    const { ready, finished, updateCallbackDone } = document.startViewTransition(() => {
      try {
        resolve(change())
      } catch (error) {
        reject(error)
      }
    })
    // The next navigation may skip a running transition, or the tab be hidden: not an error.
    for (const promise of [ready, finished, updateCallbackDone]) promise.catch(() => {})
  })
}
