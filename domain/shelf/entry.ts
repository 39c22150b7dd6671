import { z } from 'zod'
import { Card } from '../content/card.ts'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'
import { SHELF_TARGETS } from './shelf.ts'

const Target = z.object({ targetType: z.enum(SHELF_TARGETS), targetId: Identifier })

/** `title`: what it was called when it was last public. `label`: the category of a spot, the type of an article. */
const Remembered = Target.extend({
  title: z.string(),
  label: z.string(),
  /** What it is today; `null` when it is no longer public. */
  card: Card.nullable(),
})

/** A favourite of a member. `nameKey` is what it is sorted by, `changedAt` when the content was last updated. */
export const FavoriteEntry = Remembered.extend({
  createdAt: z.string(),
  nameKey: z.string(),
  changedAt: z.string(),
})
export type FavoriteEntry = z.infer<typeof FavoriteEntry>

/** What a member has read: when first, when last and how often. */
export const HistoryEntry = Remembered.extend({
  firstViewedAt: z.string(),
  lastViewedAt: z.string(),
  views: z.int().positive(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** Moments are kept in UTC, so that text compares as time. */
const Moment = IsoDateTime.transform((text) => new Date(text).toISOString())
const Title = z.string().min(1).max(500)

/** A favourite as a device sends it. `title`: what the device knew, for content that is not public any more. */
export const FavoriteInput = z.strictObject({ createdAt: Moment, title: Title.optional() })
export type FavoriteInput = z.infer<typeof FavoriteInput>

const HistoryFields = z.strictObject({
  firstViewedAt: Moment,
  lastViewedAt: Moment,
  views: z.int().min(1).max(100_000),
  title: Title.optional(),
})
const notBefore = ({ firstViewedAt, lastViewedAt }: { firstViewedAt: string; lastViewedAt: string }) =>
  firstViewedAt <= lastViewedAt

export const HistoryInput = HistoryFields.refine(notBefore)
export type HistoryInput = z.infer<typeof HistoryInput>

/** How many views one beacon tells of at most. */
export const VIEWS_AT_ONCE = 100

export const ViewsInput = z.strictObject({
  entries: z
    .array(Target.extend({ viewedAt: Moment }).strict())
    .min(1)
    .max(VIEWS_AT_ONCE),
})

/** Of each list: both kinds full on a device. */
const MERGED_AT_ONCE = 1000

/** A whole history that is put back after it was cleared. */
export const HistoriesInput = z.strictObject({
  list: z.array(HistoryFields.extend({ targetId: Identifier }).refine(notBefore)).max(500),
})

/** What a device had before its reader signed in. */
export const ShelfMergeInput = z.strictObject({
  favorites: z.array(FavoriteInput.extend(Target.shape)).max(MERGED_AT_ONCE),
  histories: z.array(HistoryFields.extend(Target.shape).refine(notBefore)).max(MERGED_AT_ONCE),
  /** Whether history was paused on the device; it counts where the account has not decided. */
  isPaused: z.boolean(),
})
export type ShelfMergeInput = z.infer<typeof ShelfMergeInput>

/** Which favourites an account has, without saying what they are: `[kind, id, since when]`, newest first. */
export const FavoriteKey = z.tuple([z.enum(SHELF_TARGETS), Identifier, z.string()])
export type FavoriteKey = z.infer<typeof FavoriteKey>

/** `favorites` is left out when nothing has changed since the version that was asked about. */
export const AccountShelf = z.object({
  version: z.int(),
  isPaused: z.boolean(),
  favorites: z.array(FavoriteKey).optional(),
})
export type AccountShelf = z.infer<typeof AccountShelf>
