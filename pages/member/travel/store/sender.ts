import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { StatusError } from '#renderer/shell/errors/errors.ts'
import type { TravelCalls } from './calls.ts'
import type { Device, DeviceOf, StoredRow } from './device.ts'
import { acknowledged } from './local-guide.ts'
import { type GuideRow, isPending, type Queued, requeued } from './queued.ts'
import { reachState } from './reachability.ts'
import { afterRefusal, isUnreachable } from './refused.ts'

type PendingEntry = Pick<Queued, 'id' | 'state'>

/** The dependencies of an outbox, of guides or of records. */
type Parts<Base, Entry extends PendingEntry> = {
  device: DeviceOf<Base, Entry>
  /** Sends one change and returns the server's row. */
  send: (id: string, entry: Entry, base: Base | null) => Promise<unknown>
  acknowledged: (
    stored: StoredRow<Base, Entry>,
    entryId: string,
    answer: unknown,
  ) => { base: Base | null; entries: readonly Entry[] }
  afterRefusal: (
    stored: StoredRow<Base, Entry>,
    entryId: string,
    error: StatusError,
  ) => { base: Base | null; entries: readonly Entry[] }
  /** Puts an entry back when its result is unknown. */
  requeued: (entry: Entry) => Entry
  onChange: (id: string) => void
}

/** A queue of unsent changes. */
export type Outbox = {
  queuedIds: () => Promise<string[]>
  /** @returns whether there may be more to send for this id */
  sendNext: (id: string) => Promise<boolean>
}

/** Sends the unsent changes of a device, each row's in order. */
export function createOutbox<Base, Entry extends PendingEntry>(parts: Parts<Base, Entry>): Outbox {
  const { device, send, acknowledged, afterRefusal, requeued, onChange } = parts
  const change = (id: string, entryId: string, next: (entry: Entry) => Entry) =>
    device.changeEntries(id, (entries) =>
      entries.map((entry) => (entry.id === entryId ? next(entry) : entry)),
    )

  const sendNext = async (id: string): Promise<boolean> => {
    const stored = await device.read(id)
    const next = stored?.entries.find(isPending)
    if (!next) return false
    // From here on nothing is merged into it, because it may arrive as it is.
    const entries = await change(id, next.id, (found) => ({ ...found, state: 'sending' as const }))
    const entry = entries.find((found) => found.id === next.id)
    if (!entry) return true
    const settle = (settled: (stored: StoredRow<Base, Entry>) => Partial<StoredRow<Base, Entry>>) =>
      device.change(id, (before) => ({ ...before, ...settled(before), revision: before.revision + 1 }))
    try {
      const answer = await send(id, entry, stored?.base ?? null)
      await settle((before) => acknowledged(before, entry.id, answer))
    } catch (error) {
      if (!(error instanceof StatusError) || isUnreachable(error)) {
        await change(id, entry.id, requeued)
        throw error
      }
      await settle((before) => afterRefusal(before, entry.id, error))
    }
    reachState.set('online')
    onChange(id)
    return true
  }
  return { queuedIds: device.queuedIds, sendNext }
}

/** The outbox of guides. */
export const guideOutbox = ({
  device,
  calls,
  onChange,
}: {
  device: Device
  calls: TravelCalls
  onChange: (id: string) => void
}): Outbox =>
  createOutbox<GuideDocument, Queued>({
    device,
    send: (id, { edit }) => calls.send(id, edit),
    acknowledged: (stored, entryId, answer) => acknowledged(stored, entryId, answer as GuideRow | null),
    afterRefusal,
    requeued,
    onChange,
  })

type Senders = {
  /** In sending order: a record may refer to an activity of a guide. */
  outboxes: readonly Outbox[]
  /** A lock makes one tab the sender; browsers without locks (before 2022) send from every tab, which is idempotent. */
  locks?: Pick<LockManager, 'request'> | undefined
}

const LOCK = 'travel-sender'

/** The first pause after a failure, doubled with each one, and the maximum; milliseconds. */
const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 120_000

const SESSION_OVER = 401

/** Sends queued changes in order until the queue is empty. */
export function createSender({ outboxes, locks = globalThis.navigator?.locks }: Senders) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let shouldRunAgain = false
  let isStopped = false

  const drain = async (): Promise<void> => {
    for (const { queuedIds, sendNext } of outboxes)
      for (const id of await queuedIds()) while (!isStopped && (await sendNext(id)));
  }

  const pauseAfter = (error: unknown): void => {
    console.info(error)
    // An expired session is reported elsewhere.
    if (!(error instanceof StatusError) || error.status !== SESSION_OVER) reachState.set('offline')
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS) * (0.5 + Math.random() / 2)
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

  /** Sends queued changes now. */
  function wake(): Promise<void> {
    clearTimeout(timer)
    if (isStopped) return Promise.resolve()
    shouldRunAgain = running !== null
    running ??= run().finally(() => {
      running = null
      if (shouldRunAgain) wake()
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
