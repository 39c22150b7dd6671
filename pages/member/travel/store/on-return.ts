/** Becoming visible triggers it at most this often, in milliseconds. */
const PAUSE = 10_000

/** Runs when the network returns and when the tab becomes visible, until the signal is aborted. */
export function onReturn(run: () => void, signal: AbortSignal): void {
  let ranAt = Date.now()
  const runNow = () => {
    ranAt = Date.now()
    run()
  }
  const runIfDue = () => {
    if (document.visibilityState === 'visible' && Date.now() - ranAt >= PAUSE) runNow()
  }
  addEventListener('online', runNow, { signal })
  document.addEventListener('visibilitychange', runIfDue, { signal })
}
