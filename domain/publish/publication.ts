import { z } from 'zod'
import { ContentKindSchema } from '../content/ref.ts'
import { IsoDateTime } from '../date/iso-date.ts'
import { Colleague } from '../office/colleague.ts'
import { Identifier } from '../text/identifier.ts'

/** `waiting` → `rendering` → `live`; `failed` leaves the pages as they were and can be tried again. */
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
 * One change of what readers see and how far it has come. `total` and `done` count addresses; `isPageLive` says that
 * the page itself and the first lists already serve the new version, while the rest may still be on its way.
 */
export const Publication = z.strictObject({
  id: Identifier,
  reason: PublicationReason,
  kind: ContentKindSchema.nullable(),
  contentId: Identifier.nullable(),
  title: z.string(),
  /** The public address; `null` for what readers are shown on pages of others only. */
  path: z.string().nullable(),
  status: PublicationStatus,
  isPageLive: z.boolean(),
  total: z.int().nonnegative(),
  done: z.int().nonnegative(),
  /** In Japanese, for the editor; `null` while all is well. */
  error: z.string().nullable(),
  requestedAt: IsoDateTime,
  /** `null`: the site itself, by the clock. */
  requestedBy: Colleague.nullable(),
  finishedAt: IsoDateTime.nullable(),
})
export type Publication = z.infer<typeof Publication>

/** `same`: it was made again and readers see no difference. `removed`: there is no page any more. */
export const PublishedPageStatus = z.enum(['waiting', 'changed', 'same', 'removed', 'failed'])
export type PublishedPageStatus = z.infer<typeof PublishedPageStatus>

/** One address that a publication touches: `/spots?page=2`, `/sitemaps/spots.xml`. */
export const PublishedPage = z.strictObject({
  path: z.string(),
  status: PublishedPageStatus,
  error: z.string().nullable(),
})
export type PublishedPage = z.infer<typeof PublishedPage>

/** How many addresses of a publication stand where. */
export const PageCounts = z.record(PublishedPageStatus, z.int().nonnegative())
export type PageCounts = z.infer<typeof PageCounts>
