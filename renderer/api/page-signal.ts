/** Without the hash: a jump within the page aborts nothing. */
const shownAddress = () => location.pathname + location.search

let address: string | undefined
let controller = new AbortController()

const compare = () => {
  const shown = shownAddress()
  if (shown === address) return
  address = shown
  controller.abort(new DOMException('the page has been left', 'AbortError'))
  controller = new AbortController()
}

/**
 * A signal that is aborted when the path or the query changes. Browsers without the Navigation API (before 2026)
 * notice only when `isOver` is called.
 */
export function pageSignal(): { signal: AbortSignal; isOver: () => boolean } {
  if (address === undefined) globalThis.navigation?.addEventListener('currententrychange', compare)
  compare()
  const { signal } = controller
  return {
    signal,
    isOver: () => {
      compare()
      return signal.aborted
    },
  }
}
