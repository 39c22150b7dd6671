import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { StatusError } from '#renderer/shell/errors/errors.ts'
import type { TravelCalls } from './calls.ts'
import type { Device, DeviceOf, KeptRow } from './device.ts'
import { acknowledged } from './kept.ts'
import { type GuideRow, isPending, type Queued, unanswered } from './queued.ts'
import { reachState } from './reach.ts'
import { afterRefusal, isUnreachable } from './refused.ts'

type Waiting = Pick<Queued, 'id' | 'state'>

/** What the sender does with the changes of guides, or of records. */
type Parts<Base, Entry extends Waiting> = {
  device: DeviceOf<Base, Entry>
  /** Makes one change and answers what the server has now. */
  send: (id: string, entry: Entry, base: Base | null) => Promise<unknown>
  acknowledged: (
    kept: KeptRow<Base, Entry>,
    entryId: string,
    answer: unknown,
  ) => { base: Base | null; entries: readonly Entry[] }
  afterRefusal: (
    kept: KeptRow<Base, Entry>,
    entryId: string,
    error: StatusError,
  ) => { base: Base | null; entries: readonly Entry[] }
  /** Back in its place, when nobody knows whether it arrived. */
  unanswered: (entry: Entry) => Entry
  onChange: (id: string) => void
}

/** The unsent changes of a device that the sender goes through. */
export type Outbox = {
  queuedIds: () => Promise<string[]>
  /** @returns whether there may be more to send of this one */
  sendNext: (id: string) => Promise<boolean>
}

/** The unsent changes of a device, each sent in its order. */
export function createOutbox<Base, Entry extends Waiting>(parts: Parts<Base, Entry>): Outbox {
  const { device, send, acknowledged, afterRefusal, unanswered, onChange } = parts
  const change = (id: string, entryId: string, next: (entry: Entry) => Entry) =>
    device.changeEntries(id, (entries) =>
      entries.map((entry) => (entry.id === entryId ? next(entry) : entry)),
    )

  const sendNext = async (id: string): Promise<boolean> => {
    const kept = await device.read(id)
    const next = kept?.entries.find(isPending)
    if (!next) return false
    // From here on nothing is merged into it: it may arrive as it is.
    const entries = await change(id, next.id, (found) => ({ ...found, state: 'sending' as const }))
    const entry = entries.find((found) => found.id === next.id)
    if (!entry) return true
    const settle = (settled: (kept: KeptRow<Base, Entry>) => Partial<KeptRow<Base, Entry>>) =>
      device.change(id, (before) => ({ ...before, ...settled(before), told: before.told + 1 }))
    try {
      const answer = await send(id, entry, kept?.base ?? null)
      await settle((before) => acknowledged(before, entry.id, answer))
    } catch (error) {
      if (!(error instanceof StatusError) || isUnreachable(error)) {
        await change(id, entry.id, unanswered)
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

/** Guides and their changes, as the sender sends them. */
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
    acknowledged: (kept, entryId, answer) => acknowledged(kept, entryId, answer as GuideRow | null),
    afterRefusal,
    unanswered,
    onChange,
  })

type Senders = {
  /** In the order in which they are sent: a record may be of a line of a guide. */
  outboxes: readonly Outbox[]
  /** One sender among all tabs; browsers without locks (before 2022) send from each, which does the same twice. */
  locks?: Pick<LockManager, 'request'> | undefined
}

const LOCK = 'travel-sender'

/** The first pause after a failure, doubled with each one that follows, and the longest; milliseconds. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 120_000

const SESSION_OVER = 401

/** Sends what is queued on this device, in its order, until the server has it all. */
export function createSender({ outboxes, locks = globalThis.navigator?.locks }: Senders) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let isAskedAgain = false
  let isStopped = false

  const drain = async (): Promise<void> => {
    for (const { queuedIds, sendNext } of outboxes)
      for (const id of await queuedIds()) while (!isStopped && (await sendNext(id)));
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
