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
 * A manuscript (原稿): the working copy of a piece of content. The content tables hold what readers see; the manuscript
 * may be the same or ahead of it. `stage` is the stage of the work: a published page under revision is a `draft` with
 * `isLive`. `version` is the optimistic lock of the manuscript, and `liveVersion` the version that readers see
 * (`null`: none).
 */
export const Manuscript = z.strictObject({
  kind: ContentKindSchema,
  id: Identifier,
  slug: Slug,
  title: z.string(),
  stage: PublishStatus,
  isLive: z.boolean(),
  /** Whether the working copy differs from the public version. */
  hasChanges: z.boolean(),
  type: ArticleTypeSchema.nullable(),
  prefectureCode: z.string().nullable(),
  authorId: Identifier.nullable(),
  /** The owner, for permissions with the scope `own`. */
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

/** Fields of an entity while it is edited: some may be empty or missing, none dangerous. */
export const DraftFields = z.record(z.string(), z.unknown())
export type DraftFields = z.infer<typeof DraftFields>

/** A problem that blocks publishing (`isBlocking`), or a suggestion. */
export const Problem = z.strictObject({
  /** `blocks.3.data.text`; empty for the whole manuscript. */
  field: z.string(),
  message: z.string(),
  isBlocking: z.boolean(),
})
export type Problem = z.infer<typeof Problem>

/** The response for the manuscript's page. */
export const ManuscriptDocument = z.strictObject({
  manuscript: Manuscript,
  fields: DraftFields,
  /** The complete public version; `null` while nothing is public. */
  live: DraftFields.nullable(),
  problems: z.array(Problem),
  /** Of readers. */
  openReports: z.int().nonnegative(),
})
export type ManuscriptDocument = z.infer<typeof ManuscriptDocument>

/** A saved state. Autosaves by the same person within ten minutes share one revision. */
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

/** A colleague's comment on a manuscript or one of its blocks. */
export const ReviewComment = z.strictObject({
  id: Identifier,
  blockId: Identifier.nullable(),
  text: z.string().trim().min(1).max(2000),
  by: Colleague.nullable(),
  createdAt: IsoDateTime,
  resolvedAt: IsoDateTime.nullable(),
})
export type ReviewComment = z.infer<typeof ReviewComment>
