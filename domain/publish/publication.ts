import { z } from 'zod'
import { ContentKindSchema } from '../content/ref.ts'
import { IsoDateTime } from '../date/iso-date.ts'
import { Colleague } from '../office/colleague.ts'
import { Identifier } from '../text/identifier.ts'

/** `waiting` → `rendering` → `live`; `failed` leaves the pages unchanged and can be retried. */
export const PublicationStatus = z.enum(['waiting', 'rendering', 'live', 'failed'])
export type PublicationStatus = z.infer<typeof PublicationStatus>

export const PublicationReason = z.enum([
  'publish',
  'update',
  'unpublish',
  'schedule',
  'rollback',
  'media',
  'author',
  'picks',
  'carry-over',
  'repair',
])
export type PublicationReason = z.infer<typeof PublicationReason>

/**
 * A publication and its progress. `total` and `done` count addresses; `isPageLive`: the page itself and the first
 * lists already serve the new version, while the rest may still be pending.
 */
export const Publication = z.strictObject({
  id: Identifier,
  reason: PublicationReason,
  kind: ContentKindSchema.nullable(),
  contentId: Identifier.nullable(),
  title: z.string(),
  /** The public address; `null` for content that only appears on other pages. */
  path: z.string().nullable(),
  status: PublicationStatus,
  isPageLive: z.boolean(),
  total: z.int().nonnegative(),
  done: z.int().nonnegative(),
  /** Japanese message for the editor; `null` without an error. */
  error: z.string().nullable(),
  requestedAt: IsoDateTime,
  /** `null`: a scheduled job. */
  requestedBy: Colleague.nullable(),
  finishedAt: IsoDateTime.nullable(),
})
export type Publication = z.infer<typeof Publication>

/** `same`: re-rendered without a visible difference. `removed`: the page no longer exists. */
export const PublishedPageStatus = z.enum(['waiting', 'changed', 'same', 'removed', 'failed'])
export type PublishedPageStatus = z.infer<typeof PublishedPageStatus>

/** An address affected by a publication: `/spots?page=2`, `/sitemaps/spots-2026-11.xml`. */
export const PublishedPage = z.strictObject({
  path: z.string(),
  status: PublishedPageStatus,
  error: z.string().nullable(),
})
export type PublishedPage = z.infer<typeof PublishedPage>

/** Number of addresses by status. */
export const PageCounts = z.record(PublishedPageStatus, z.int().nonnegative())
export type PageCounts = z.infer<typeof PageCounts>
