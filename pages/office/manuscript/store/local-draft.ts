import { z } from 'zod'
import type { ContentKind } from '#domain/content/kind.ts'
import { DraftFields } from '#domain/manuscript/manuscript.ts'
import { databaseOf } from '#renderer/device/owner.ts'

/** Unsaved changes stored on this device, with the server's fields they are based on. */
const LocalDraft = z.object({ base: DraftFields, fields: DraftFields, savedAt: z.number() })
type LocalDraft = z.infer<typeof LocalDraft>

export type StoredDraft = LocalDraft & { key: string }

/** Stores unsaved changes of a manuscript on the device. Rejects if the browser has no storage. */
export type ManuscriptDevice = {
  /** Those of all tabs, the oldest first. */
  list: (kind: ContentKind, id: string) => Promise<StoredDraft[]>
  write: (draft: StoredDraft) => Promise<void>
  /** With `savedAt` only if its tab has not written it again since. */
  remove: (key: string, savedAt?: number) => Promise<void>
}

const manuscriptKey = (kind: ContentKind, id: string) => `${kind}:${id}`

/** Every tab has its own draft: a shared one would lose the text of a closed tab when another one saves. */
export const draftKey = (kind: ContentKind, id: string, tab: string) => `${manuscriptKey(kind, id)}:${tab}`

/** The storage of the signed-in account; cleared at logout. */
export const deviceOf = (accountId: string): ManuscriptDevice => ({
  list: async (kind, id) => {
    // An older build stored the only draft under this key itself.
    const first = manuscriptKey(kind, id)
    const keys = IDBKeyRange.bound(first, `${first}:\uffff`)
    const rows = await (await databaseOf(accountId)).getAll('manuscripts', keys)
    return rows
      .flatMap((row) => {
        const draft = LocalDraft.safeParse(row).data
        return draft ? [{ ...draft, key: row.id }] : []
      })
      .sort((one, other) => one.savedAt - other.savedAt)
  },
  write: async ({ key, ...draft }) => {
    await (await databaseOf(accountId)).put('manuscripts', { id: key, ...draft })
  },
  remove: async (key, savedAt) => {
    const { store, done } = (await databaseOf(accountId)).transaction('manuscripts', 'readwrite')
    if (savedAt === undefined || (await store.get(key))?.savedAt === savedAt) await store.delete(key)
    await done
  },
})
