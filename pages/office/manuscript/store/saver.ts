import type { ContentKind } from '#domain/content/kind.ts'
import { isEqual } from '#domain/json/is-equal.ts'
import type { DraftFields, ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { silent } from '#renderer/shell/errors/silent.ts'
import type { Store } from '#renderer/shell/messages/store.ts'
import { createSyncEngine } from '#renderer/sync/engine.ts'
import type { ManuscriptCalls } from './calls.ts'
import { failedSave } from './failed-save.ts'
import { draftKey, type ManuscriptDevice, type StoredDraft } from './local-draft.ts'
import { hasChanges, type ManuscriptState, type SaveState } from './state.ts'

/** Maximum delays before saving to the server and to the device, in milliseconds. */
const AUTOSAVE_DELAY_MS = 30_000
const STORE_DELAY_MS = 800
/** After a field loses focus, so that tabbing through a form saves once. */
const BLUR_DELAY_MS = 600
const RETRY_DELAY_MS = 15_000
const MAX_ROUNDS = 5

type Options = {
  kind: ContentKind
  state: Store<ManuscriptState>
  patch: (next: Partial<ManuscriptState>) => void
  calls: Pick<ManuscriptCalls, 'save'>
  device: ManuscriptDevice
  rebase: (base: DraftFields, mine: DraftFields, theirs: ManuscriptDocument) => boolean
  /** The part of the fields that the server accepts; the same object if it accepts all. */
  savableFields: (fields: DraftFields, before: DraftFields) => DraftFields
}

/** Thrown when an action requires a saved manuscript. */
class UnsavedError extends Error {
  override name = 'UnsavedError'
}

const UNSAVED: Partial<Record<SaveState, string>> & { changed: string } = {
  changed: '保存できていない変更があります。保存してから、もう一度お試しください。',
  half: '書きかけの欄があります。直すか空にしてから、もう一度お試しください。',
}

/**
 * Fields after a save: the server derives the slug from the title until it is set explicitly, which may also happen
 * during the save.
 */
function withProposedSlug(sent: DraftFields, fields: DraftFields, slug: unknown) {
  if (isEqual(sent.slug, slug)) return { base: sent }
  const base = { ...sent, slug }
  if (!isEqual(fields.slug, sent.slug)) return { base }
  return { base, fields: fields === sent ? base : { ...fields, slug } }
}

/** Saves changes to the server one request at a time, and stores unsaved ones on the device. */
export function createSaver({ kind, state, patch, calls, device, rebase, savableFields }: Options) {
  let storeTimer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const tab = randomIdentifier()
  /** Drafts of other tabs whose text is among the fields here; removed once these are stored or saved. */
  let merged: StoredDraft[] = []
  /** Whether the next save preserves the server's current state as a revision. */
  let preservesLast = false

  const cancelStore = () => {
    clearTimeout(storeTimer)
    storeTimer = undefined
  }

  const removeMerged = async (drafts: readonly StoredDraft[]) => {
    merged = merged.filter((one) => !drafts.includes(one))
    for (const { key, savedAt } of drafts) await silent(() => device.remove(key, savedAt))
  }
  const storeLocally = async () => {
    cancelStore()
    const { document, base, fields } = state.get()
    if (!document || !hasChanges(state.get())) return
    const among = merged
    const isStored = await device
      .write({ key: draftKey(kind, document.manuscript.id, tab), base, fields, savedAt: Date.now() })
      .then(
        () => true,
        () => false,
      )
    if (isStored) await removeMerged(among)
    // Changes that were saved meanwhile must not reappear at the next visit.
    if (!hasChanges(state.get())) return removeLocal()
    patch({ isStoredLocally: isStored && state.get().fields === fields })
  }
  const removeLocal = async () => {
    cancelStore()
    const { document } = state.get()
    const among = merged
    if (document) await silent(() => device.remove(draftKey(kind, document.manuscript.id, tab)))
    await removeMerged(among)
    if (!hasChanges(state.get())) patch({ isStoredLocally: false })
  }

  /** One save attempt. Returns whether to continue immediately. */
  const round = async (): Promise<boolean> => {
    const { document, fields, base, openMerge } = state.get()
    if (!document || openMerge) return false
    if (!hasChanges(state.get())) {
      if (state.get().isStoredLocally) await removeLocal()
      return false
    }
    if (isEqual(fields, base)) {
      patch({ fields: base, save: 'saved' })
      await removeLocal()
      return false
    }
    // Invalid values stay local until they are complete.
    const sent = savableFields(fields, base)
    const done = sent === fields ? 'saved' : 'half'
    if (isEqual(sent, base)) {
      patch({ save: done })
      await storeLocally()
      return false
    }
    patch({ save: 'saving' })
    const keepLast = preservesLast
    preservesLast = false
    try {
      const answered = await calls.save(document.manuscript.version, sent, keepLast)
      const isAll = state.get().fields === fields
      const proposed = withProposedSlug(sent, state.get().fields, answered.fields.slug)
      patch({
        document: answered,
        ...proposed,
        savedAt: Date.now(),
        refusals: [],
        save: isAll ? done : 'changed',
      })
      if (!isAll) engine.wakeWithin(AUTOSAVE_DELAY_MS)
      else if (done === 'saved') await removeLocal()
      else await storeLocally()
      return false
    } catch (error) {
      preservesLast ||= keepLast
      const failed = failedSave(error)
      if (failed.save === 'conflict') return rebase(base, state.get().fields, failed.theirs)
      patch(failed)
      await storeLocally()
      if (failed.save === 'offline' || failed.save === 'failed') engine.wakeWithin(RETRY_DELAY_MS)
      return false
    }
  }

  const engine = createSyncEngine({
    // Several conflicts may occur in a row.
    run: async () => {
      for (let rounds = 0; rounds < MAX_ROUNDS && (await round()); rounds++);
    },
    // A failed save is in the state; anything else is a defect.
    onFailure: (error) => void reportError(error),
  })
  /** Saves all changes. Never throws: the outcome is in the state. */
  const save = engine.wake
  globalThis.addEventListener?.('online', () => save(), { signal: engine.signal })

  return {
    save,
    /** Before a large change: saves the current state and preserves it as a revision. */
    preserveRevision: () => {
      if (hasChanges(state.get())) void save()
      preservesLast = true
    },
    isBusy: () => state.get().save === 'saving' || state.get().openMerge !== null,
    /** After a field loses focus. */
    saveSoon: () => {
      const { save: now } = state.get()
      if (hasChanges(state.get()) && now !== 'refused' && now !== 'half') engine.wakeWithin(BLUR_DELAY_MS)
    },
    noteChange: () => {
      if (isStopped) return
      const { save: now, openMerge } = state.get()
      if (now !== 'saving' && !openMerge)
        patch({ save: now === 'offline' || now === 'signed-out' ? now : 'changed' })
      patch({ isStoredLocally: false })
      storeTimer ??= setTimeout(storeLocally, STORE_DELAY_MS)
      engine.wakeWithin(AUTOSAVE_DELAY_MS)
    },
    /** For actions that require all changes on the server. */
    saveOrThrow: async () => {
      await save()
      // Changes made during the last save.
      if (hasChanges(state.get())) await save()
      if (hasChanges(state.get())) throw new UnsavedError(UNSAVED[state.get().save] ?? UNSAVED.changed)
    },
    /** On leaving the page: stores unsaved changes on the device, then saves if possible. */
    stop: async () => {
      isStopped = true
      cancelStore()
      // Unmounting components flush their pending changes.
      await null
      if (hasChanges(state.get())) {
        await storeLocally()
        await save()
      }
      engine.stop()
    },
    storeLocally,
    /** Takes over a draft of another tab: its text is among the fields now. */
    noteMerged: (draft: StoredDraft) => {
      merged = [...merged, draft]
    },
    /** Everything is saved: removes the local draft. */
    removeLocal,
  }
}
