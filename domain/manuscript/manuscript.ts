import { z } from 'zod'
import { ArticleTypeSchema } from '../content/article-page.ts'
import { DisclosureKind } from '../content/disclosure.ts'
import { PublishStatus } from '../content/publishable.ts'
import { ContentKindSchema } from '../content/ref.ts'
import { Slug } from '../content/slug.ts'
import { IsoDateTime } from '../date/iso-date.ts'
import { Colleague } from '../office/colleague.ts'
import { Identifier } from '../text/identifier.ts'

/**
 * What the editorial office knows of one piece of content (原稿). The content tables hold what readers see; a
 * manuscript holds what is being worked on, which may be the same. `stage` is where the work stands: a published page
 * that is changed again is a `draft` with `isLive`. `version` is the optimistic lock of the manuscript, and
 * `liveVersion` the version that readers see (`null`: none).
 */
export const Manuscript = z.strictObject({
  kind: ContentKindSchema,
  id: Identifier,
  slug: Slug,
  title: z.string(),
  stage: PublishStatus,
  isLive: z.boolean(),
  /** Whether what is being worked on differs from what readers see. */
  hasChanges: z.boolean(),
  type: ArticleTypeSchema.nullable(),
  prefectureCode: z.string().nullable(),
  authorId: Identifier.nullable(),
  /** Whose work it is; permissions with the scope `own` reach no other. */
  ownerId: Identifier.nullable(),
  disclosureKind: DisclosureKind,
  heroAddress: z.string().nullable(),
  version: z.int().positive(),
  liveVersion: z.int().positive().nullable(),
  publishedAt: IsoDateTime.nullable(),
  scheduledAt: IsoDateTime.nullable(),
  unpublishAt: IsoDateTime.nullable(),
  contentUpdatedAt: IsoDateTime.nullable(),
  factCheckedAt: IsoDateTime.nullable(),
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
  updatedBy: Colleague.nullable(),
  openComments: z.int().nonnegative(),
})
export type Manuscript = z.infer<typeof Manuscript>

/** The fields of an entity while it is written: some may be empty or missing, none is ever of a dangerous form. */
export const DraftFields = z.record(z.string(), z.unknown())
export type DraftFields = z.infer<typeof DraftFields>

/** What keeps a manuscript from being published (`isBlocking`), or what its editor should look at once more. */
export const Problem = z.strictObject({
  /** `blocks.3.data.text`; empty for the whole. */
  field: z.string(),
  message: z.string(),
  isBlocking: z.boolean(),
})
export type Problem = z.infer<typeof Problem>

/** A manuscript as its page opens it. */
export const ManuscriptDocument = z.strictObject({
  manuscript: Manuscript,
  fields: DraftFields,
  /** What readers see now, whole; `null` while nothing is public. */
  live: DraftFields.nullable(),
  problems: z.array(Problem),
})
export type ManuscriptDocument = z.infer<typeof ManuscriptDocument>

/** One kept state. Autosaves by the same person within ten minutes share one. */
export const Revision = z.strictObject({
  id: Identifier,
  version: z.int().positive(),
  reason: z.enum([
    'saved',
    'submitted',
    'published',
    'scheduled',
    'unpublished',
    'archived',
    'restored',
    'imported',
  ]),
  by: Colleague.nullable(),
  createdAt: IsoDateTime,
})
export type Revision = z.infer<typeof Revision>

/** What colleagues say about a manuscript, about one block of it or the whole. */
export const ReviewComment = z.strictObject({
  id: Identifier,
  blockId: Identifier.nullable(),
  text: z.string().trim().min(1).max(2000),
  by: Colleague.nullable(),
  createdAt: IsoDateTime,
  resolvedAt: IsoDateTime.nullable(),
})
export type ReviewComment = z.infer<typeof ReviewComment>
