import { StatusError } from '../shell/errors/errors.ts'

/** What differs between the users of the engine. */
type SyncParts = {
  /** Sends what is pending and merges the answers. Rejects when a retry may help; the rest then stays pending. */
  run: () => Promise<unknown>
  /** Reports a failure. @returns the pause before the retry in milliseconds; none if only `wake` starts the next run */
  onFailure: (error: unknown, failures: number) => number | undefined
  /** The lock by which one tab at a time sends. Browsers without locks (before 2022) send from every tab. */
  lock?: string
}

/** Statuses after which a retry may succeed. */
const RETRYABLE_STATUSES = [401, 408, 425, 429]

/**
 * Whether the server refused a call for good. Otherwise its result is unknown or the failure temporary: no network, a
 * server error, an expired session.
 */
export const isRefusal = (error: unknown): error is StatusError =>
  error instanceof StatusError && error.status < 500 && !RETRYABLE_STATUSES.includes(error.status)

/**
 * Sends what is pending on this device whenever it is woken: one run at a time, once more if it was woken meanwhile, and
 * again after a failure.
 */
export function createSyncEngine({ run, onFailure, lock }: SyncParts) {
  const end = new AbortController()
  const { signal } = end
  let running: Promise<void> | undefined
  let isWoken = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = 0
  let failures = 0

  async function runWhileWoken(): Promise<void> {
    while (isWoken && !signal.aborted) {
      isWoken = false
      clearTimeout(timer)
      dueAt = 0
      try {
        await ((lock && navigator.locks?.request(lock, run)) || run())
        failures = 0
      } catch (error) {
        const pause = !signal.aborted && onFailure(error, failures)
        if (!pause) continue
        failures += 1
        wakeWithin(pause)
      }
    }
    running = undefined
  }

  /** Starts a run, at once or after the current one. Resolves when no further run is due. */
  function wake(): Promise<void> {
    isWoken = true
    running ??= runWhileWoken()
    return running
  }

  /** Wakes it after this time at the latest, in milliseconds. */
  function wakeWithin(pause: number): void {
    const at = Date.now() + pause
    if (dueAt && dueAt <= at) return
    clearTimeout(timer)
    dueAt = at
    timer = setTimeout(wake, pause)
  }

  return {
    wake,
    wakeWithin,
    /** Resets the retry delay, after something was sent or the network is back. */
    resetFailures: () => {
      failures = 0
    },
    /** Aborted by `stop`: for loops of `run`, and for listeners that wake the engine. */
    signal,
    stop: () => end.abort(),
  }
}
