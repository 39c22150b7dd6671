import { randomIdentifier } from '#domain/text/identifier.ts'
import { applyEdit } from '#domain/travel/apply-edit.ts'
import { decidedOnDay } from '#domain/travel/decided-on-day.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import type { GuideEdit } from '#domain/travel/guide-edit.ts'
import { NotLoggedInError, StatusError } from '#renderer/shell/errors/errors.ts'
import { isRefusal } from '#renderer/sync/engine.ts'
import type { TravelCalls } from './calls.ts'
import { type Device, emptyRow, type StoredGuide } from './device.ts'
import { enqueue, queued } from './enqueue.ts'
import { type EditOrEdits, guideState, setGuide } from './guide-state.ts'
import { remembered, stepped } from './history.ts'
import { documentOf, type LocalGuide } from './local-guide.ts'
import { decided, type GuideCreation, type Queued } from './queued.ts'
import { isOffline, reachState } from './reachability.ts'
import { type Resolution, resolved } from './resolve.ts'

type Parts = {
  device: Device
  calls: TravelCalls
  /** Notifies pages, other tabs and the sender that the device has changed. */
  onChange: (id: string) => void
  now: () => Date
}

/** How often a guide is refetched if it changes during the request. */
const ATTEMPTS = 3

/** The store of one member's guides: changes are shown at once, saved on the device, and sent later. */
export function createTravelStore({ device, calls, onChange, now }: Parts) {
  /** Changes that are not on the device yet. */
  const unsaved = new Map<string, readonly Queued[]>()

  const show = (id: string, local: LocalGuide): void => {
    const entryIds = new Set(local.entries.map((entry) => entry.id))
    const late = (unsaved.get(id) ?? []).filter((entry) => !entryIds.has(entry.id))
    setGuide(id, { local: { base: local.base, entries: late.reduce(enqueue, local.entries) } })
  }

  /** Reads the device after another tab or the sender has changed it. */
  const reread = async (id: string): Promise<StoredGuide | null> => {
    const local = await device.read(id)
    const { base, entries } = guideState(id).get().local
    if (!local && entries.length > 0) {
      // The device was cleared when the session expired, and the member has signed in again: the changes of this tab
      // are saved again.
      await device.change(id, (before) => ({ ...before, base, entries }))
      return device.read(id)
    }
    show(id, local ?? emptyRow(id))
    return local
  }

  /** The queue on the device. Entries removed from it but still shown here are in the base by now: both are read. */
  const showQueue = async (id: string, queue: readonly Queued[]): Promise<void> => {
    const { base, entries } = guideState(id).get().local
    const isSent = entries.some((seen) => !queue.some((entry) => entry.id === seen.id))
    if (isSent) await reread(id)
    else show(id, { base, entries: queue })
  }

  const persist = async (id: string, added: readonly Queued[]): Promise<void> => {
    // Saving again what the device refused before must not add it again.
    const late = unsaved.get(id) ?? []
    unsaved.set(id, [...late, ...added.filter((entry) => !late.includes(entry))])
    const { base, entries } = guideState(id).get().local
    show(id, { base, entries })
    const local = await device.changeEntries(id, (before) => {
      const entryIds = new Set(before.map((entry) => entry.id))
      return added.filter((entry) => !entryIds.has(entry.id)).reduce(enqueue, before)
    })
    const rest = (unsaved.get(id) ?? []).filter((entry) => !added.includes(entry))
    unsaved.set(id, rest)
    await showQueue(id, local)
    onChange(id)
  }

  /** Appends edits; edits without effect are dropped. */
  const make = (id: string, document: GuideDocument, edits: readonly GuideEdit[]) => {
    let current = document
    const added = edits.flatMap((edit) => {
      const before = current
      current = applyEdit(before, edit)
      return current === before ? [] : queued(before, edit, now())
    })
    // If the device refuses (the session is over) they stay in this tab, and are saved when the guide is opened again.
    if (added.length > 0) persist(id, added).catch((error) => console.info(error))
  }

  /** Fetches from the server; a response overtaken by a change is discarded. */
  const refresh = async (id: string): Promise<void> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const revision = (await device.read(id))?.revision ?? 0
      const base = await calls.load(id)
      let isOvertaken = false
      const local = await device
        .change(id, (before) => {
          isOvertaken = before.revision !== revision
          return isOvertaken ? before : { ...before, base, revision: revision + 1, openedAt: now().getTime() }
        })
        .catch((error) => {
          // A full device cannot store the guide; it is shown nevertheless.
          if (error instanceof NotLoggedInError) throw error
          console.info(error)
          return { base, entries: guideState(id).get().local.entries }
        })
      show(id, local ?? emptyRow(id))
      if (!isOvertaken) break
    }
    onChange(id)
  }

  const load = async (id: string): Promise<void> => {
    const local = await reread(id)
    const late = unsaved.get(id) ?? []
    if (late.length > 0) await persist(id, late).catch((error) => console.info(error))
    if (documentOf(guideState(id).get().local)) setGuide(id, { isLoading: false })
    // An unsent creation exists only here.
    if (local?.entries.some(({ edit }) => edit.type === 'createGuide')) return
    await refresh(id).then(
      () => {
        reachState.set('online')
        setGuide(id, { isLoading: false, error: null })
      },
      async (error) => {
        const isMissing = error instanceof StatusError && error.status === 404
        if (isOffline(error)) reachState.set('offline')
        if (isMissing) await device.change(id, (before) => (before.entries.length > 0 ? before : null))
        const isHere = !isRefusal(error) && documentOf(guideState(id).get().local) !== null
        setGuide(id, { isLoading: false, error: isHere ? null : error })
      },
    )
  }

  return {
    open: (id: string): Promise<void> => load(id).catch((error) => setGuide(id, { isLoading: false, error })),
    reread,
    refresh,

    /** The guide on this device that contains a section or an activity, sent or not. */
    guideIdOf: async (kind: 'sections' | 'activities', id: string): Promise<string | null> => {
      const has = (local: LocalGuide) => documentOf(local)?.[kind].some((row) => row.id === id)
      return (await device.list()).find(has)?.id ?? null
    },

    edit: (id: string, edits: EditOrEdits): void => {
      const state = guideState(id).get()
      const document = documentOf(state.local)
      if (!document) return
      const made: readonly GuideEdit[] = Array.isArray(edits) ? edits : [edits as GuideEdit]
      const all = made.flatMap((edit) => [edit, ...decidedOnDay(document, edit)])
      setGuide(id, { history: remembered(state.history, document, all) })
      make(id, document, all)
    },

    step: (id: string, resolution: 'undo' | 'redo'): void => {
      const state = guideState(id).get()
      const document = documentOf(state.local)
      const step = document && stepped(state.history, document, resolution)
      if (!document || !step) return
      setGuide(id, { history: step.history })
      make(id, document, step.edits)
    },

    create: (creation: Omit<GuideCreation, 'type'>): Promise<void> => {
      const edit = { type: 'createGuide' as const, ...creation }
      const entry = { id: randomIdentifier(), edit, from: null, at: now().toISOString(), state: 'waiting' }
      return persist(creation.guide.id, [entry as Queued])
    },

    resolve: async (id: string, conflictId: string, resolution: Resolution): Promise<void> => {
      const change = (local: StoredGuide): StoredGuide => ({
        ...local,
        ...resolved(local, conflictId, resolution, now()),
      })
      show(id, (await device.change(id, change)) ?? emptyRow(id))
      onChange(id)
    },

    /** Retries or discards a refused change. */
    decideRefused: async (id: string, entryId: string, resolution: 'again' | 'drop'): Promise<void> => {
      const entries = await device.changeEntries(id, (before) => decided(before, entryId, resolution))
      await showQueue(id, entries)
      onChange(id)
    },
  }
}
