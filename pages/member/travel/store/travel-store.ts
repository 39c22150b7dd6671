import { randomIdentifier } from '#domain/text/identifier.ts'
import { applyEdit } from '#domain/travel/apply-edit.ts'
import { decidedOnDay } from '#domain/travel/decided-on-day.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import type { GuideEdit } from '#domain/travel/guide-edit.ts'
import { StatusError } from '#renderer/shell/errors/errors.ts'
import type { TravelCalls } from './calls.ts'
import { type Device, type KeptGuide, nothingKept } from './device.ts'
import { enqueue, queued } from './enqueue.ts'
import { type EditOrEdits, guideState, setGuide } from './guide-state.ts'
import { remembered, stepped } from './history.ts'
import { documentOf, type Kept } from './kept.ts'
import type { GuideCreation, Queued } from './queued.ts'
import { reachState } from './reach.ts'
import { isUnreachable } from './refused.ts'
import { type Resolution, resolved } from './resolve.ts'

type Parts = {
  device: Device
  calls: TravelCalls
  /** Tells whoever shows the guide, here and in other tabs, and whoever sends, that the device holds something new. */
  onChange: (id: string) => void
  now: () => Date
}

export type TravelStore = ReturnType<typeof createTravelStore>

/** How often a guide that changes while it is asked for is asked for again. */
const ATTEMPTS = 3

/** What one member's pages do with guides: they see changes at once, the device keeps them, the server gets them later. */
export function createTravelStore({ device, calls, onChange, now }: Parts) {
  /** What was changed here and is not on the device yet. */
  const unkept = new Map<string, readonly Queued[]>()

  const show = (id: string, kept: Kept): void => {
    const known = new Set(kept.entries.map((entry) => entry.id))
    const late = (unkept.get(id) ?? []).filter((entry) => !known.has(entry.id))
    setGuide(id, { kept: { base: kept.base, entries: late.reduce(enqueue, kept.entries) } })
  }

  /** What the device holds, for what another tab or the sender changed. */
  const reread = async (id: string): Promise<KeptGuide | null> => {
    const kept = await device.read(id)
    const { base, entries } = guideState(id).get().kept
    if (!kept && entries.length > 0) {
      // The device was emptied when the session ended, and this member is here again: what this tab still has is kept.
      await device.change(id, (before) => ({ ...before, base, entries }))
      return device.read(id)
    }
    show(id, kept ?? nothingKept(id))
    return kept
  }

  /** The queue of the device. What has gone out of it and is still seen here stands in the base by now: both are read. */
  const showQueue = async (id: string, queue: readonly Queued[]): Promise<void> => {
    const { base, entries } = guideState(id).get().kept
    const isSent = entries.some((seen) => !queue.some((entry) => entry.id === seen.id))
    if (isSent) await reread(id)
    else show(id, { base, entries: queue })
  }

  const keep = async (id: string, added: readonly Queued[]): Promise<void> => {
    unkept.set(id, [...(unkept.get(id) ?? []), ...added])
    const { base, entries } = guideState(id).get().kept
    show(id, { base, entries })
    const kept = await device.changeEntries(id, (before) => {
      const known = new Set(before.map((entry) => entry.id))
      return added.filter((entry) => !known.has(entry.id)).reduce(enqueue, before)
    })
    const rest = (unkept.get(id) ?? []).filter((entry) => !added.includes(entry))
    unkept.set(id, rest)
    await showQueue(id, kept)
    onChange(id)
  }

  /** Adds changes behind those that there are; what changes nothing is not sent. */
  const make = (id: string, document: GuideDocument, edits: readonly GuideEdit[]) => {
    let current = document
    const added = edits.flatMap((edit) => {
      const before = current
      current = applyEdit(before, edit)
      return current === before ? [] : queued(before, edit, now())
    })
    // Where the device will not keep it (the session is over) it stays in this tab, and is kept when that is opened anew.
    if (added.length > 0) keep(id, added).catch((error) => console.info(error))
  }

  /** Asks the server; an answer that a change has overtaken on its way is not believed. */
  const refresh = async (id: string): Promise<void> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const told = (await device.read(id))?.told ?? 0
      const base = await calls.load(id)
      let isOvertaken = false
      const kept = await device.change(id, (before) => {
        isOvertaken = before.told !== told
        return isOvertaken ? before : { ...before, base, told: told + 1, openedAt: now().getTime() }
      })
      show(id, kept ?? nothingKept(id))
      if (!isOvertaken) break
    }
    onChange(id)
  }

  const load = async (id: string): Promise<void> => {
    const kept = await reread(id)
    const late = unkept.get(id) ?? []
    if (late.length > 0) await keep(id, late)
    if (documentOf(guideState(id).get().kept)) setGuide(id, { isLoading: false })
    // What was made here and is not sent yet is nowhere else.
    if (kept?.entries.some(({ edit }) => edit.type === 'createGuide')) return
    await refresh(id).then(
      () => {
        reachState.set('online')
        setGuide(id, { isLoading: false, error: null })
      },
      async (error) => {
        const status = error instanceof StatusError ? error.status : null
        const isGone = status === 404
        if (isUnreachable(error) && status !== 401) reachState.set('offline')
        if (isGone) await device.change(id, (before) => (before.entries.length > 0 ? before : null))
        const isHere = !isGone && isUnreachable(error) && documentOf(guideState(id).get().kept) !== null
        setGuide(id, { isLoading: false, error: isHere ? null : error })
      },
    )
  }

  return {
    open: (id: string): Promise<void> => load(id).catch((error) => setGuide(id, { isLoading: false, error })),
    reread,
    refresh,

    /** The guide on this device that a section or a line belongs to, also one that the server does not have yet. */
    guideIdOf: async (kind: 'sections' | 'activities', id: string): Promise<string | null> => {
      const has = (kept: Kept) => documentOf(kept)?.[kind].some((row) => row.id === id)
      return (await device.list()).find(has)?.id ?? null
    },

    edit: (id: string, edits: EditOrEdits): void => {
      const state = guideState(id).get()
      const document = documentOf(state.kept)
      if (!document) return
      const made: readonly GuideEdit[] = Array.isArray(edits) ? edits : [edits as GuideEdit]
      const all = made.flatMap((edit) => [edit, ...decidedOnDay(document, edit)])
      setGuide(id, { history: remembered(state.history, document, all) })
      make(id, document, all)
    },

    step: (id: string, way: 'undo' | 'redo'): void => {
      const state = guideState(id).get()
      const document = documentOf(state.kept)
      const step = document && stepped(state.history, document, way)
      if (!document || !step) return
      setGuide(id, { history: step.history })
      make(id, document, step.edits)
    },

    create: (creation: Omit<GuideCreation, 'type'>): Promise<void> => {
      const edit = { type: 'createGuide' as const, ...creation }
      const entry = { id: randomIdentifier(), edit, from: null, at: now().toISOString(), state: 'waiting' }
      return keep(creation.guide.id, [entry as Queued])
    },

    resolve: async (id: string, conflictId: string, way: Resolution): Promise<void> => {
      const change = (kept: KeptGuide): KeptGuide => ({ ...kept, ...resolved(kept, conflictId, way, now()) })
      show(id, (await device.change(id, change)) ?? nothingKept(id))
      onChange(id)
    },

    /** Sends what was refused once more, or lets go of it. */
    decideRefused: async (id: string, entryId: string, way: 'again' | 'drop'): Promise<void> => {
      const entries = await device.changeEntries(id, (before) =>
        before.flatMap((entry) => {
          if (entry.id !== entryId) return entry
          return way === 'drop' ? [] : { ...entry, state: 'waiting' as const }
        }),
      )
      await showQueue(id, entries)
      onChange(id)
    },
  }
}
