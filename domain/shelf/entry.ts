import { z } from 'zod'
import { Card } from '../content/card.ts'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'
import { FAVORITE_KINDS, type FavoriteKind, HISTORY_KINDS } from './kinds.ts'
import { SHELF_CAP } from './shelf.ts'

const targetOf = <const Kinds extends readonly FavoriteKind[]>(kinds: Kinds) =>
  z.object({ targetType: z.enum(kinds), targetId: Identifier })
const FavoriteTarget = targetOf(FAVORITE_KINDS)
const HistoryTarget = targetOf(HISTORY_KINDS)

/** `title`: the last public title. `label`: the category of a spot, the type of an article… */
const ShelfEntry = z.object({
  title: z.string(),
  label: z.string(),
  /** The current card; `null` when the content is no longer public. */
  card: Card.nullable(),
})

/** A member's favourite. `nameKey` is the sort key, `changedAt` the last update of the content. */
export const FavoriteEntry = FavoriteTarget.extend({
  ...ShelfEntry.shape,
  createdAt: z.string(),
  nameKey: z.string(),
  changedAt: z.string(),
})
export type FavoriteEntry = z.infer<typeof FavoriteEntry>

/** An entry of a member's history: first and last view, and the number of views. */
export const HistoryEntry = HistoryTarget.extend({
  ...ShelfEntry.shape,
  firstViewedAt: z.string(),
  lastViewedAt: z.string(),
  views: z.int().positive(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** Stored in UTC, so that strings can be compared. */
const Moment = IsoDateTime.transform((text) => new Date(text).toISOString())
const Title = z.string().min(1).max(500)

/** A favourite sent by a device. `title`: the title known to the device, for content that is no longer public. */
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

/** Maximum number of views per beacon. */
const VIEWS_BATCH_SIZE = 100

export const ViewsInput = z.strictObject({
  entries: z
    .array(HistoryTarget.extend({ viewedAt: Moment }).strict())
    .min(1)
    .max(VIEWS_BATCH_SIZE),
})

/** The whole history, restored after it was cleared. */
export const HistoriesInput = z.strictObject({
  list: z.array(HistoryFields.extend({ targetId: Identifier }).refine(notBefore)).max(500),
})

/** All kinds at their limit on a device. */
const MAX_FAVORITES = SHELF_CAP * FAVORITE_KINDS.length
const MAX_HISTORIES = SHELF_CAP * HISTORY_KINDS.length

/** The device's lists from before sign-in. */
export const ShelfMergeInput = z.strictObject({
  favorites: z.array(FavoriteInput.extend(FavoriteTarget.shape)).max(MAX_FAVORITES),
  histories: z.array(HistoryFields.extend(HistoryTarget.shape).refine(notBefore)).max(MAX_HISTORIES),
  /** Whether history was paused on the device; applies if the account has no setting. */
  isPaused: z.boolean(),
})
export type ShelfMergeInput = z.infer<typeof ShelfMergeInput>

/** The favourites of an account without their content: `[kind, id, created at]`, newest first. */
export const FavoriteKey = z.tuple([z.enum(FAVORITE_KINDS), Identifier, z.string()])
export type FavoriteKey = z.infer<typeof FavoriteKey>

/** `favorites` is omitted when nothing has changed since the requested version. */
export const AccountShelf = z.object({
  version: z.int(),
  isPaused: z.boolean(),
  favorites: z.array(FavoriteKey).optional(),
})
export type AccountShelf = z.infer<typeof AccountShelf>
