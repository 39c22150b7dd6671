import { logLine } from '../log.ts'

/** Milliseconds after which work counts as lost: Workers end longer work. */
const MAX_WORK_MS = 30_000
/** More than the pages of several readers show at once; dropped work is requested again. */
const MAX_WAITING = 500

type Work = () => Promise<void>

/**
 * A queue for work behind the answers of this isolate, one at a time, so that it does not delay requests. Work added
 * while the queue runs is done by the running call.
 * @returns runs the work of a name, unless it waits or runs already, and then what was added meanwhile; for
 * `waitUntil`. Never rejects: failures are logged
 */
export function serialQueue(now = Date.now): (name: string, work: Work) => Promise<void> {
  const waiting = new Map<string, Work>()
  let current: { name: string; since: number } | null = null
  return async (name, work) => {
    const isAtWork = current !== null && now() - current.since < MAX_WORK_MS
    if (isAtWork && current?.name === name) return
    if (waiting.size < MAX_WAITING) waiting.set(name, work)
    if (isAtWork) return
    for (const [next, doWork] of waiting) {
      waiting.delete(next)
      const mine = { name: next, since: now() }
      current = mine
      await doWork().catch((error: unknown) => logLine('error', 'background work failed', { error }))
      // It took so long that another call has continued with the rest.
      if (current !== mine) return
    }
    current = null
  }
}
