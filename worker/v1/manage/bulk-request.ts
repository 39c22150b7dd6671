import { z } from 'zod'
import { ContentKindSchema } from '#domain/content/ref.ts'
import { IsoDateTime } from '#domain/date/iso-date.ts'
import { Identifier } from '#domain/text/identifier.ts'

/** One manuscript of a bulk request, as listed. With `publicationId` the whole request can be repeated. */
const BulkRef = z.strictObject({
  kind: ContentKindSchema,
  id: Identifier,
  version: z.int().positive(),
  publicationId: Identifier.optional(),
})

/** The new values for all of them; unset fields stay. */
const BulkFields = z.strictObject({
  authorId: Identifier.nullable().optional(),
  factCheckedAt: IsoDateTime.nullable().optional(),
  addTags: z.array(z.string().trim().min(1).max(30)).max(20).optional(),
  removeTags: z.array(z.string().max(30)).max(20).optional(),
})

/** Publishing one takes about sixty queries, and an invocation has a thousand. */
const MAX_DOCUMENTS = 15

const shared = {
  refs: z.array(BulkRef).min(1).max(MAX_DOCUMENTS),
  comment: z.string().trim().min(1).max(2000).optional(),
}

/** One step for up to fifteen manuscripts. */
export const BulkRequest = z.strictObject({
  ...shared,
  action: z.enum([
    'submit',
    'send-back',
    'schedule',
    'publish',
    'unpublish',
    'archive',
    'restore-archived',
    'delete',
    'update',
  ]),
  /** For `schedule`. */
  at: IsoDateTime.optional(),
  unpublishAt: IsoDateTime.nullable().optional(),
  /** For `update`. */
  fields: BulkFields.optional(),
})
export type BulkRequest = z.infer<typeof BulkRequest>
