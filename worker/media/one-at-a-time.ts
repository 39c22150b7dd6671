import { logLine } from '../log.ts'

/** Milliseconds after which work that has not come back is taken for lost: Workers end what goes on longer than this. */
const LONGEST = 30_000
/** More than the pages of several readers show at once; what finds no place is asked for again. */
const MOST_WAITING = 500

type Work = () => Promise<void>

/**
 * Work behind the answers of this isolate, one piece after the other, so that what readers wait for is not behind it.
 * Whoever comes while there is work leaves theirs to whoever is at it.
 * @returns does the work of a name, unless it waits or is being done already, and then what has come to wait meanwhile;
 * to be passed to `waitUntil`. It never rejects: what fails is written into the log
 */
export function oneAtATime(now = Date.now): (name: string, work: Work) => Promise<void> {
  const waiting = new Map<string, Work>()
  let current: { name: string; since: number } | null = null
  return async (name, work) => {
    const isAtWork = current !== null && now() - current.since < LONGEST
    if (isAtWork && current?.name === name) return
    if (waiting.size < MOST_WAITING) waiting.set(name, work)
    if (isAtWork) return
    for (const [next, doWork] of waiting) {
      waiting.delete(next)
      const mine = { name: next, since: now() }
      current = mine
      await doWork().catch((error: unknown) => logLine('error', 'work behind an answer failed', { error }))
      // It took so long that somebody else has gone on with the rest.
      if (current !== mine) return
    }
    current = null
  }
}
