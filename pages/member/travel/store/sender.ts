import type { GuideDocument } from '#domain/travel/guide-document.ts'
import type { StatusError } from '#renderer/shell/errors/errors.ts'
import { createSyncEngine, isRefusal } from '#renderer/sync/engine.ts'
import type { TravelCalls } from './calls.ts'
import type { Device, DeviceOf, StoredRow } from './device.ts'
import { acknowledged } from './local-guide.ts'
import { type GuideRow, isPending, type Queued, requeued, withEntry } from './queued.ts'
import { isOffline, reachState } from './reachability.ts'
import { afterRefusal } from './refused.ts'

type PendingEntry = Pick<Queued, 'id' | 'state'>

/** The row after the server's answer to one of its entries. */
type Settle<Base, Entry, Answer> = (
  stored: StoredRow<Base, Entry>,
  entryId: string,
  answer: Answer,
) => Pick<StoredRow<Base, Entry>, 'base' | 'entries'>

/** The dependencies of an outbox, of guides or of records. */
type Parts<Base, Entry extends PendingEntry> = {
  device: DeviceOf<Base, Entry>
  /** Sends one change and returns the server's row. */
  send: (id: string, entry: Entry, base: Base | null) => Promise<unknown>
  acknowledged: Settle<Base, Entry, unknown>
  afterRefusal: Settle<Base, Entry, StatusError>
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
    device.changeEntries(id, (entries) => withEntry(entries, entryId, next))

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
      if (!isRefusal(error)) {
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

/** The first pause after a failure, doubled with each one, and the maximum; milliseconds. */
const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 120_000

/**
 * Sends queued changes in order until the queues are empty.
 * @param outboxes in sending order: a record may refer to an activity of a guide
 */
export function createSender(outboxes: readonly Outbox[]) {
  const engine = createSyncEngine({
    lock: 'travel-sender',
    run: async () => {
      for (const { queuedIds, sendNext } of outboxes)
        for (const id of await queuedIds())
          while (!engine.signal.aborted && (await sendNext(id))) engine.resetFailures()
    },
    onFailure: (error, failures) => {
      console.info(error)
      if (isOffline(error)) reachState.set('offline')
      return Math.min(FIRST_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS) * (0.5 + Math.random() / 2)
    },
  })
  return engine
}
