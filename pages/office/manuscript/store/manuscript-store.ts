import type { ContentKind } from '#domain/content/kind.ts'
import { isEqual } from '#domain/json/is-equal.ts'
import type { DraftFields, ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import type { Publication } from '#domain/publish/publication.ts'
import { silent } from '#renderer/shell/errors/silent.ts'
import { createStore } from '#renderer/shell/messages/store.ts'
import type { Way } from '../merge/clash.ts'
import { merge } from '../merge/merge.ts'
import type { Changed, ManuscriptCalls, Transition, TransitionBody } from './calls.ts'
import { conflictOf } from './failed-save.ts'
import { NO_HISTORY, remember, type Step, takeAgain, takeBack } from './history.ts'
import type { ManuscriptDevice } from './kept.ts'
import { valueAt, withValueAt } from './path.ts'
import { createSaver } from './saver.ts'
import { BEGINNING, hasChanges, type ManuscriptState } from './state.ts'

type Options = {
  kind: ContentKind
  calls: ManuscriptCalls
  device: ManuscriptDevice
  /** Told what was taken over from somebody else without a question: paths. */
  onTaken?: (paths: readonly string[]) => void
  /** What the server takes of fields that are being written (`keepable`). */
  keepable?: (fields: DraftFields, before: DraftFields) => DraftFields
}

/**
 * One manuscript while it is edited: what the server has, what is on the screen, and everything that keeps the two from
 * drifting apart. Nothing here knows of React.
 */
export function createManuscriptStore(options: Options) {
  const { kind, calls, device, onTaken = () => {}, keepable = (fields: DraftFields) => fields } = options
  const state = createStore<ManuscriptState>(BEGINNING)
  const patch = (next: Partial<ManuscriptState>) => state.set({ ...state.get(), ...next })

  /** Lays what was changed here over a newer document of the server. Says whether it could be done without a question. */
  const layOver = (base: DraftFields, mine: DraftFields, theirs: ManuscriptDocument): boolean => {
    const merged = merge(base, mine, theirs.fields)
    if (merged.clashes.length > 0) {
      patch({ openMerge: { ...merged, base, mine, theirs }, save: 'clash' })
      return false
    }
    const fields = isEqual(merged.fields, theirs.fields) ? theirs.fields : merged.fields
    const generation = state.get().generation + (merged.taken.length > 0 ? 1 : 0)
    // The same was said on both sides: nothing is left to be sent.
    const isSaved = fields === theirs.fields && { save: 'saved' as const }
    patch({ document: theirs, base: theirs.fields, fields, generation, refusals: [], ...isSaved })
    if (merged.taken.length > 0) onTaken(merged.taken)
    return true
  }

  const saver = createSaver({ kind, state, patch, calls, device, layOver, keepable })

  const change = (step: Step) => {
    const { fields, history } = state.get()
    const next = step.path === '' ? (step.after as DraftFields) : withValueAt(fields, step.path, step.after)
    patch({ fields: next, history: remember(history, step) })
    saver.noteChange()
  }

  const travel = (found: ReturnType<typeof takeBack>, end: 'before' | 'after') => {
    if (!found) return
    const [history, { path, [end]: value }] = found
    const { fields, generation } = state.get()
    const next = path === '' ? (value as DraftFields) : withValueAt(fields, path, value)
    patch({ fields: next, history, generation: generation + 1 })
    saver.noteChange()
  }

  /** Takes over what the server answered, under what was written meanwhile. */
  const take = (document: ManuscriptDocument) => {
    const { base, fields, generation } = state.get()
    if (hasChanges(state.get())) return void layOver(base, fields, document)
    const isNews = !isEqual(fields, document.fields)
    const next = isNews ? document.fields : fields
    patch({ document, base: next, fields: next, generation: generation + (isNews ? 1 : 0), save: 'saved' })
  }

  return {
    kind,
    calls,
    state,
    /** Begins with what the server has, and lays over it what this device has kept from an earlier visit. */
    load: async (document: ManuscriptDocument) => {
      const kept = await silent(() => device.read(kind, document.manuscript.id))
      patch({ ...BEGINNING, document, base: document.fields, fields: document.fields })
      if (!kept || isEqual(kept.base, kept.fields)) return
      patch({ isKept: true })
      if (!layOver(kept.base, kept.fields, document)) return
      if (hasChanges(state.get())) saver.noteChange()
      else await saver.forget()
      void saver.save()
    },
    /** Writes a value at a path: `title`, `seo.description`, `blocks`. `isOwnUndo`: its editor takes steps back itself. */
    set: (path: string, value: unknown, { isOwnUndo = false } = {}) => {
      const { fields } = state.get()
      const before = valueAt(fields, path)
      if (isEqual(before, value)) return
      if (!isOwnUndo) return change({ path, before, after: value, at: Date.now() })
      patch({ fields: withValueAt(fields, path, value) })
      saver.noteChange()
    },
    undo: () => travel(takeBack(state.get().history), 'before'),
    redo: () => travel(takeAgain(state.get().history), 'after'),
    save: saver.save,
    saveSoon: saver.saveSoon,
    keepBefore: saver.keepBefore,
    /** Decides an open merge: for each clash, by its path, what is to stand. The step can be taken back as a whole. */
    decide: (choices: Readonly<Record<string, Way>>) => {
      const { openMerge, history, generation } = state.get()
      if (!openMerge) return
      const { base, mine, theirs } = openMerge
      const { fields } = merge(base, mine, theirs.fields, choices)
      const step: Step = { path: '', before: mine, after: fields, at: Date.now() }
      patch({
        document: theirs,
        base: theirs.fields,
        fields,
        openMerge: null,
        generation: generation + 1,
        history: remember(history, step),
        save: 'changed',
      })
      saver.noteChange()
      void saver.save()
    },
    /** Saves, and then asks for a step of the workflow. Throws what the server refuses; a newer document is laid under. */
    act: async (transition: Transition, body?: TransitionBody): Promise<Changed> => {
      await saver.saveOrThrow()
      const version = state.get().document?.manuscript.version ?? 1
      try {
        const changed = await calls.act(transition, version, body)
        take(changed.document)
        return changed
      } catch (error) {
        const theirs = conflictOf(error)
        if (theirs) take(theirs)
        throw error
      }
    },
    /** Saves, and then makes a copy of it. */
    duplicate: async (copyId: string): Promise<ManuscriptDocument> => {
      await saver.saveOrThrow()
      return calls.duplicate(copyId)
    },
    take,
    /** Looks whether somebody else has saved meanwhile. Without a network it stays as it is. */
    refresh: async () => {
      const document = await silent(calls.load)
      const known = state.get().document?.manuscript.version ?? 0
      if (!document || saver.isBusy() || document.manuscript.version <= known) return
      take(document)
      if (hasChanges(state.get())) saver.noteChange()
    },
    keep: saver.keep,
    /** Shows how far a publication has come; `null` shows none. */
    follow: (publication: Publication | null) => patch({ publication }),
    /** Everything as the server has it; what was changed here is given up. */
    discard: async () => {
      const { document } = state.get()
      if (!document) return
      await silent(() => device.remove(kind, document.manuscript.id))
      patch({ fields: state.get().base, isKept: false, save: 'saved', history: NO_HISTORY })
    },
    stop: saver.stop,
  }
}
export type ManuscriptStore = ReturnType<typeof createManuscriptStore>
