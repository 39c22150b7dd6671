import { StatusError } from '#renderer/shell/errors/errors.ts'
import type { TravelCalls } from './calls.ts'
import type { Device } from './device.ts'
import { acknowledged } from './kept.ts'
import { isPending, type Queued, unanswered } from './queued.ts'
import { reachState } from './reach.ts'
import { afterRefusal, isUnreachable } from './refused.ts'

type Parts = {
  device: Device
  calls: TravelCalls
  onChange: (id: string) => void
  /** One sender among all tabs; browsers without locks (before 2022) send from each, which does the same twice. */
  locks?: Pick<LockManager, 'request'> | undefined
}

const LOCK = 'travel-sender'

/** The first pause after a failure, doubled with each one that follows, and the longest; milliseconds. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 120_000

const SESSION_OVER = 401

/** Sends what is queued on this device, in its order, until the server has it all. */
export function createSender({ device, calls, onChange, locks = globalThis.navigator?.locks }: Parts) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let isAskedAgain = false
  let isStopped = false

  const change = (id: string, entryId: string, next: (entry: Queued) => Queued) =>
    device.changeEntries(id, (entries) =>
      entries.map((entry) => (entry.id === entryId ? next(entry) : entry)),
    )

  /** @returns whether there may be more to send of this guide */
  const sendNext = async (id: string): Promise<boolean> => {
    const next = (await device.read(id))?.entries.find(isPending)
    if (!next || isStopped) return false
    // From here on nothing is merged into it: it may arrive as it is.
    const entries = await change(id, next.id, (found) => ({ ...found, state: 'sending' }))
    const entry = entries.find((found) => found.id === next.id)
    if (!entry) return true
    try {
      const row = await calls.send(id, entry.edit)
      await device.change(id, (kept) => ({
        ...kept,
        ...acknowledged(kept, entry.id, row),
        told: kept.told + 1,
      }))
    } catch (error) {
      if (!(error instanceof StatusError) || isUnreachable(error)) {
        await change(id, entry.id, unanswered)
        throw error
      }
      await device.change(id, (kept) => ({
        ...kept,
        ...afterRefusal(kept, entry.id, error),
        told: kept.told + 1,
      }))
    }
    reachState.set('online')
    onChange(id)
    return true
  }

  const drain = async (): Promise<void> => {
    for (const id of await device.queuedIds()) while (await sendNext(id));
  }

  const pauseAfter = (error: unknown): void => {
    console.info(error)
    // A session that is over is said elsewhere.
    if (!(error instanceof StatusError) || error.status !== SESSION_OVER) reachState.set('offline')
    const pause = Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE) * (0.5 + Math.random() / 2)
    failures += 1
    timer = setTimeout(wake, pause)
  }

  const run = async (): Promise<void> => {
    try {
      await (locks ? locks.request(LOCK, drain) : drain())
      failures = 0
    } catch (error) {
      if (!isStopped) pauseAfter(error)
    }
  }

  /** Sends what there is, now. */
  function wake(): Promise<void> {
    clearTimeout(timer)
    if (isStopped) return Promise.resolve()
    isAskedAgain = running !== null
    running ??= run().finally(() => {
      running = null
      if (isAskedAgain) wake()
    })
    return running
  }

  return {
    wake,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
