import { z } from 'zod'
import { ContentKindSchema } from '../content-ref.ts'
import { Identifier } from '../identifier.ts'
import { IsoDateTime } from '../iso-date.ts'

/** `waiting` → `rendering` → `live`; `failed` leaves the pages as they were and can be tried again. */
export const PublicationStatus = z.enum(['waiting', 'rendering', 'live', 'failed'])
export type PublicationStatus = z.infer<typeof PublicationStatus>

/**
 * One change of what readers see and how far it has come. `total` and `done` count addresses; `isPageLive` says that
 * the page itself and the first lists already serve the new version, while the rest may still be on its way.
 */
export const Publication = z.strictObject({
  id: Identifier,
  reason: z.enum([
    'publish',
    'update',
    'unpublish',
    'schedule',
    'rollback',
    'media',
    'author',
    'picks',
    'carry-over',
  ]),
  kind: ContentKindSchema.nullable(),
  contentId: Identifier.nullable(),
  title: z.string(),
  /** The public address, or `null` for what has no page of its own. */
  path: z.string().nullable(),
  status: PublicationStatus,
  isPageLive: z.boolean(),
  total: z.int().nonnegative(),
  done: z.int().nonnegative(),
  /** In Japanese, for the editor; `null` while all is well. */
  error: z.string().nullable(),
  requestedAt: IsoDateTime,
  finishedAt: IsoDateTime.nullable(),
})
export type Publication = z.infer<typeof Publication>
