import type { ContentKind } from '#domain/content/kind.ts'
import { isEqual } from '#domain/json/is-equal.ts'
import type { DraftFields, ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import type { Publication } from '#domain/publish/publication.ts'
import { silent } from '#renderer/shell/errors/silent.ts'
import { createStore } from '#renderer/shell/messages/store.ts'
import type { Changed, Transition, TransitionBody } from '../../manuscript-endpoints.ts'
import type { Resolution } from '../merge/conflict.ts'
import { merge } from '../merge/merge.ts'
import type { ManuscriptCalls } from './calls.ts'
import { conflictOf } from './failed-save.ts'
import { NO_HISTORY, redoStep, remember, type Step, undoStep } from './history.ts'
import type { ManuscriptDevice, StoredDraft } from './local-draft.ts'
import { valueAt, withValueAt } from './path.ts'
import { createSaver } from './saver.ts'
import { hasChanges, INITIAL_STATE, type ManuscriptState } from './state.ts'

type Options = {
  kind: ContentKind
  calls: ManuscriptCalls
  device: ManuscriptDevice
  /** Called with the paths of changes that were merged without a conflict. */
  onMerged?: (paths: readonly string[]) => void
  /** See `savableFields` in savable-fields.ts. */
  savableFields?: (fields: DraftFields, before: DraftFields) => DraftFields
}

/**
 * State of a manuscript while it is edited: server version, current fields, saving and merging. Independent of React.
 */
export function createManuscriptStore(options: Options) {
  const {
    kind,
    calls,
    device,
    onMerged = () => {},
    savableFields = (fields: DraftFields) => fields,
  } = options
  const state = createStore<ManuscriptState>(INITIAL_STATE)
  const patch = (next: Partial<ManuscriptState>) => state.set({ ...state.get(), ...next })

  /** Rebases local changes onto a newer server document. Returns `false` if there are conflicts. */
  const rebase = (base: DraftFields, mine: DraftFields, theirs: ManuscriptDocument): boolean => {
    const merged = merge(base, mine, theirs.fields)
    if (merged.conflicts.length > 0) {
      patch({ openMerge: { ...merged, base, mine, theirs }, save: 'conflict' })
      return false
    }
    const fields = isEqual(merged.fields, theirs.fields) ? theirs.fields : merged.fields
    const generation = state.get().generation + (merged.incoming.length > 0 ? 1 : 0)
    // Both sides made the same change, so there is nothing to send.
    const isSaved = fields === theirs.fields && { save: 'saved' as const }
    patch({ document: theirs, base: theirs.fields, fields, generation, refusals: [], ...isSaved })
    if (merged.incoming.length > 0) onMerged(merged.incoming)
    return true
  }

  /** Adds a draft of another tab to the fields, unless there are conflicts. Returns whether it did. */
  const add = ({ base, fields: mine }: StoredDraft): boolean => {
    const { fields } = state.get()
    const added = merge(base, mine, fields)
    if (added.conflicts.length > 0) return false
    if (!isEqual(added.fields, fields)) patch({ fields: added.fields })
    return true
  }

  /** The draft whose conflicts are open. */
  let waiting: StoredDraft | null = null

  const saver = createSaver({ kind, state, patch, calls, device, rebase, savableFields })

  const change = (step: Step) => {
    const { fields, history } = state.get()
    const next = step.path === '' ? (step.after as DraftFields) : withValueAt(fields, step.path, step.after)
    patch({ fields: next, history: remember(history, step) })
    saver.noteChange()
  }

  const travel = (found: ReturnType<typeof undoStep>, end: 'before' | 'after') => {
    if (!found) return
    const [history, { path, [end]: value }] = found
    const { fields, generation } = state.get()
    const next = path === '' ? (value as DraftFields) : withValueAt(fields, path, value)
    patch({ fields: next, history, generation: generation + 1 })
    saver.noteChange()
  }

  /** Applies a document from the server, keeping unsaved changes. */
  const applyDocument = (document: ManuscriptDocument) => {
    const { base, fields, generation } = state.get()
    if (hasChanges(state.get())) return void rebase(base, fields, document)
    const isNews = !isEqual(fields, document.fields)
    const next = isNews ? document.fields : fields
    patch({ document, base: next, fields: next, generation: generation + (isNews ? 1 : 0), save: 'saved' })
  }

  return {
    kind,
    calls,
    state,
    /** Loads the server's document and rebases changes stored on this device onto it, those of each tab. */
    load: async (document: ManuscriptDocument) => {
      const stored = await silent(() => device.list(kind, document.manuscript.id))
      patch({ ...INITIAL_STATE, document, base: document.fields, fields: document.fields })
      const [first, ...others] = (stored ?? []).filter(({ base, fields }) => !isEqual(base, fields))
      if (!first) return
      patch({ isStoredLocally: true })
      if (!rebase(first.base, first.fields, document)) {
        waiting = first
        return
      }
      saver.noteMerged(first)
      // Those with conflicts stay on the device until the next visit.
      for (const other of others) if (add(other)) saver.noteMerged(other)
      if (hasChanges(state.get())) saver.noteChange()
      else await saver.removeLocal()
      void saver.save()
    },
    /** Sets a value by path: `title`, `seo.description`, `blocks`. `isOwnUndo`: the editor has its own undo history. */
    set: (path: string, value: unknown, { isOwnUndo = false } = {}) => {
      const { fields } = state.get()
      const before = valueAt(fields, path)
      if (isEqual(before, value)) return
      if (!isOwnUndo) return change({ path, before, after: value, at: Date.now() })
      patch({ fields: withValueAt(fields, path, value) })
      saver.noteChange()
    },
    undo: () => travel(undoStep(state.get().history), 'before'),
    redo: () => travel(redoStep(state.get().history), 'after'),
    save: saver.save,
    saveSoon: saver.saveSoon,
    preserveRevision: saver.preserveRevision,
    /** Resolves an open merge, by path of each conflict. Undo reverts it as one step. */
    decide: (choices: Readonly<Record<string, Resolution>>) => {
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
      if (waiting) saver.noteMerged(waiting)
      waiting = null
      saver.noteChange()
      void saver.save()
    },
    /**
     * Saves, then performs a workflow transition. Throws the server's errors; on a conflict, rebases onto the newer
     * document.
     */
    act: async (transition: Transition, body?: TransitionBody): Promise<Changed> => {
      await saver.saveOrThrow()
      const version = state.get().document?.manuscript.version ?? 1
      try {
        const changed = await calls.act(transition, version, body)
        applyDocument(changed.document)
        return changed
      } catch (error) {
        const theirs = conflictOf(error)
        if (theirs) applyDocument(theirs)
        throw error
      }
    },
    /** Saves, then duplicates. */
    duplicate: async (copyId: string): Promise<ManuscriptDocument> => {
      await saver.saveOrThrow()
      return calls.duplicate(copyId)
    },
    applyDocument,
    /** Checks for newer versions on the server. Does nothing when offline. */
    refresh: async () => {
      const document = await silent(calls.load)
      const current = state.get().document?.manuscript.version ?? 0
      if (!document || saver.isBusy() || document.manuscript.version <= current) return
      applyDocument(document)
      if (hasChanges(state.get())) saver.noteChange()
    },
    /** Reports are no part of a version. */
    noteOpenReports: (openReports: number) => {
      const { document } = state.get()
      if (document) patch({ document: { ...document, openReports } })
    },
    storeLocally: saver.storeLocally,
    /** Shows the progress of a publication; `null` hides it. */
    follow: (publication: Publication | null) => patch({ publication }),
    /** Discards local changes. */
    discard: async () => {
      const { document } = state.get()
      if (!document) return
      const stored = await silent(() => device.list(kind, document.manuscript.id))
      for (const { key } of stored ?? []) await silent(() => device.remove(key))
      patch({ fields: state.get().base, isStoredLocally: false, save: 'saved', history: NO_HISTORY })
    },
    stop: saver.stop,
  }
}
export type ManuscriptStore = ReturnType<typeof createManuscriptStore>
