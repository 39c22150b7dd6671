import { z } from 'zod'
import type { ContentKind } from '#domain/content/kind.ts'
import { DraftFields } from '#domain/manuscript/manuscript.ts'
import { databaseOf } from '#renderer/device/owner.ts'

/** Unsaved changes stored on this device, with the server's fields they are based on. */
const LocalDraft = z.object({ base: DraftFields, fields: DraftFields, savedAt: z.number() })
export type LocalDraft = z.infer<typeof LocalDraft>

/** Stores unsaved changes of a manuscript on the device. Rejects if the browser has no storage. */
export type ManuscriptDevice = {
  read: (kind: ContentKind, id: string) => Promise<LocalDraft | null>
  write: (kind: ContentKind, id: string, draft: LocalDraft) => Promise<void>
  remove: (kind: ContentKind, id: string) => Promise<void>
}

const keyOf = (kind: ContentKind, id: string) => `${kind}:${id}`

/** The storage of the signed-in account; cleared at logout. */
export const deviceOf = (accountId: string): ManuscriptDevice => ({
  read: async (kind, id) => {
    const row = await (await databaseOf(accountId)).get('manuscripts', keyOf(kind, id))
    return row ? (LocalDraft.safeParse(row).data ?? null) : null
  },
  write: async (kind, id, draft) => {
    await (await databaseOf(accountId)).put('manuscripts', { id: keyOf(kind, id), ...draft })
  },
  remove: async (kind, id) => {
    await (await databaseOf(accountId)).delete('manuscripts', keyOf(kind, id))
  },
})
