import type { ContentKind } from '#domain/content/kind.ts'
import { isEqual } from '#domain/json/is-equal.ts'
import type { DraftFields, ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { silent } from '#renderer/shell/errors/silent.ts'
import type { Store } from '#renderer/shell/messages/store.ts'
import type { ManuscriptCalls } from './calls.ts'
import { failedSave } from './failed-save.ts'
import type { ManuscriptDevice } from './kept.ts'
import { hasChanges, type ManuscriptState, type SaveState } from './state.ts'

/** So long a change may wait for the server, and for this device, in milliseconds. */
const AUTOSAVE = 30_000
const KEEP = 800
/** After a field was left: whoever walks through a form saves once. */
const SOON = 600
const AGAIN = 15_000

type Options = {
  kind: ContentKind
  state: Store<ManuscriptState>
  patch: (next: Partial<ManuscriptState>) => void
  calls: Pick<ManuscriptCalls, 'save'>
  device: ManuscriptDevice
  layOver: (base: DraftFields, mine: DraftFields, theirs: ManuscriptDocument) => boolean
  /** What the server takes of fields that are being written, and the same object where it takes all of them. */
  keepable: (fields: DraftFields, before: DraftFields) => DraftFields
}

/** Why something that needs a saved manuscript could not be done. */
export class UnsavedError extends Error {
  override name = 'UnsavedError'
}

const UNSAVED: Partial<Record<SaveState, string>> & { changed: string } = {
  changed: '保存できていない変更があります。保存してから、もう一度お試しください。',
  half: '書きかけの欄があります。直すか空にしてから、もう一度お試しください。',
}

/**
 * What is held and shown after a save: the server lets the slug follow the title until somebody names it, also one who
 * does so while the save is on its way.
 */
function withProposedSlug(sent: DraftFields, fields: DraftFields, slug: unknown) {
  if (isEqual(sent.slug, slug)) return { base: sent }
  const base = { ...sent, slug }
  if (!isEqual(fields.slug, sent.slug)) return { base }
  return { base, fields: fields === sent ? base : { ...fields, slug } }
}

/** Sends changes to the server one after the other, and keeps on this device what it does not have yet. */
export function createSaver({ kind, state, patch, calls, device, layOver, keepable }: Options) {
  const timers: Record<'autosave' | 'keep' | 'soon', ReturnType<typeof setTimeout> | undefined> = {
    autosave: undefined,
    keep: undefined,
    soon: undefined,
  }
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let isStopped = false
  /** Whether what the server has now stays among the revisions when the next save comes. */
  let keepsLast = false

  const clear = (name: keyof typeof timers) => {
    clearTimeout(timers[name])
    timers[name] = undefined
  }
  const later = (name: keyof typeof timers, work: () => unknown, wait: number) => {
    timers[name] ??= setTimeout(() => {
      timers[name] = undefined
      work()
    }, wait)
  }

  const keep = async () => {
    clear('keep')
    const { document, base, fields } = state.get()
    if (!document || !hasChanges(state.get())) return
    const kept = await device.write(kind, document.manuscript.id, { base, fields, savedAt: Date.now() }).then(
      () => true,
      () => false,
    )
    // What was saved meanwhile must not come back at the next visit.
    if (!hasChanges(state.get())) return forget()
    patch({ isKept: kept && state.get().fields === fields })
  }
  const forget = async () => {
    clear('keep')
    const { document } = state.get()
    if (document) await silent(() => device.remove(kind, document.manuscript.id))
    if (!hasChanges(state.get())) patch({ isKept: false })
  }

  /** One round: sends what is on the screen. Says whether there may be more to send at once. */
  const round = async (): Promise<boolean> => {
    const { document, fields, base, openMerge } = state.get()
    if (!document || openMerge) return false
    if (!hasChanges(state.get())) {
      if (state.get().isKept) await forget()
      return false
    }
    if (isEqual(fields, base)) {
      patch({ fields: base, save: 'saved' })
      await forget()
      return false
    }
    // What is half written stays here, and on this device, until it is whole.
    const sent = keepable(fields, base)
    const done = sent === fields ? 'saved' : 'half'
    if (isEqual(sent, base)) {
      patch({ save: done })
      await keep()
      return false
    }
    patch({ save: 'saving' })
    const keepLast = keepsLast
    keepsLast = false
    try {
      const answered = await calls.save(document.manuscript.version, sent, keepLast)
      const isAll = state.get().fields === fields
      const taken = withProposedSlug(sent, state.get().fields, answered.fields.slug)
      patch({
        document: answered,
        ...taken,
        savedAt: Date.now(),
        refusals: [],
        save: isAll ? done : 'changed',
      })
      if (!isAll) later('autosave', save, AUTOSAVE)
      else if (done === 'saved') await forget()
      else await keep()
      return false
    } catch (error) {
      keepsLast ||= keepLast
      const failed = failedSave(error)
      if (failed.save === 'clash') return layOver(base, state.get().fields, failed.theirs)
      patch(failed)
      await keep()
      if (failed.save === 'offline' || failed.save === 'failed') later('autosave', save, AGAIN)
      return false
    }
  }

  /** Sends everything that is unsaved. Never throws: how it went is in the state. */
  const save = (): Promise<void> => {
    clear('autosave')
    clear('soon')
    isAskedAgain = running !== undefined
    running ??= (async () => {
      // Other people's versions may come several times in a row.
      for (let more = true, rounds = 0; more && rounds < 5; rounds++) {
        more = await round()
        // Whoever asked while it was on its way meant what it did not carry as well.
        more ||= isAskedAgain && state.get().save === 'changed'
        isAskedAgain = false
      }
    })().finally(() => {
      running = undefined
    })
    return running
  }

  // What is on its way just now began without a network, and may yet fail.
  const onOnline = async () => {
    await running
    await save()
  }
  globalThis.addEventListener?.('online', onOnline)

  return {
    save,
    /** Before much is changed at once: the state before it is saved, and stays among the revisions. */
    keepBefore: () => {
      if (hasChanges(state.get())) void save()
      keepsLast = true
    },
    isBusy: () => running !== undefined || state.get().openMerge !== null,
    /** When somebody leaves a field. */
    saveSoon: () => {
      const { save: now } = state.get()
      if (hasChanges(state.get()) && now !== 'refused' && now !== 'half') later('soon', save, SOON)
    },
    noteChange: () => {
      if (isStopped) return
      const { save: now, openMerge } = state.get()
      if (now !== 'saving' && !openMerge)
        patch({ save: now === 'offline' || now === 'signed-out' ? now : 'changed' })
      patch({ isKept: false })
      later('keep', keep, KEEP)
      later('autosave', save, AUTOSAVE)
    },
    /** For what needs the server to have everything. */
    saveOrThrow: async () => {
      await save()
      // What was written while the last save was on its way.
      if (hasChanges(state.get())) await save()
      if (hasChanges(state.get())) throw new UnsavedError(UNSAVED[state.get().save] ?? UNSAVED.changed)
    },
    /** The page goes: what is unsaved is kept here first, and sent if that is still possible. */
    stop: async () => {
      isStopped = true
      globalThis.removeEventListener?.('online', onOnline)
      for (const name of ['autosave', 'keep', 'soon'] as const) clear(name)
      // Parts of the page that go with it hand out what they still hold.
      await null
      if (!hasChanges(state.get())) return
      await keep()
      await save()
      clear('autosave')
    },
    keep,
    /** Nothing is unsaved: this device needs to hold nothing. */
    forget,
  }
}
