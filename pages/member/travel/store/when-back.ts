/** Looking back and forth between two tabs asks nothing, in milliseconds. */
const PAUSE = 10_000

/** Runs when the network is back, and when somebody comes back to this tab. @returns how to end it */
export function whenBack(run: () => void): () => void {
  let ranAt = Date.now()
  const runNow = () => {
    ranAt = Date.now()
    run()
  }
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - ranAt >= PAUSE) runNow()
  }
  addEventListener('online', runNow)
  document.addEventListener('visibilitychange', look)
  return () => {
    removeEventListener('online', runNow)
    document.removeEventListener('visibilitychange', look)
  }
}
