import { z } from 'zod'
import type { ContentKind } from '#domain/content/kind.ts'
import { DraftFields } from '#domain/manuscript/manuscript.ts'
import { databaseOf } from '#renderer/device/owner.ts'

/** What of a manuscript only this device has, and the server's fields that it grew out of. */
const Kept = z.object({ base: DraftFields, fields: DraftFields, savedAt: z.number() })
export type Kept = z.infer<typeof Kept>

/** Where the changes of one manuscript are kept until the server has them. Each rejects where the browser keeps nothing. */
export type ManuscriptDevice = {
  read: (kind: ContentKind, id: string) => Promise<Kept | null>
  write: (kind: ContentKind, id: string, kept: Kept) => Promise<void>
  remove: (kind: ContentKind, id: string) => Promise<void>
}

const keyOf = (kind: ContentKind, id: string) => `${kind}:${id}`

/** The device of whoever is signed in; it is forgotten with everything else at a logout. */
export const deviceOf = (accountId: string): ManuscriptDevice => ({
  read: async (kind, id) => {
    const row = await (await databaseOf(accountId)).get('manuscripts', keyOf(kind, id))
    return row ? (Kept.safeParse(row).data ?? null) : null
  },
  write: async (kind, id, kept) => {
    await (await databaseOf(accountId)).put('manuscripts', { id: keyOf(kind, id), ...kept })
  },
  remove: async (kind, id) => {
    await (await databaseOf(accountId)).delete('manuscripts', keyOf(kind, id))
  },
})
