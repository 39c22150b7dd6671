import { z } from 'zod'
import { ContentKindSchema } from '../content/ref.ts'
import { IsoDateTime } from '../date/iso-date.ts'
import { Publication } from '../publish/publication.ts'
import { Identifier } from '../text/identifier.ts'
import { Manuscript } from './manuscript.ts'

/** So far the panels count; `hasMore` says that there are still others. */
export const PANEL_COUNT_CAP = 100
/** So many each panel shows. */
export const PANEL_LENGTH = 6

const panelOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ list: z.array(item), total: z.int().nonnegative(), hasMore: z.boolean() })

/** What will happen by itself: readers see it from then on, or no longer. `published` is what has happened. */
export const PlannedChange = z.strictObject({
  manuscript: Manuscript,
  what: z.enum(['publish', 'unpublish', 'published']),
  at: IsoDateTime,
})
export type PlannedChange = z.infer<typeof PlannedChange>

/** A link that leads nowhere, and one of the pieces of content that have it; `others`: how many more have it. */
export const BrokenLink = z.strictObject({
  url: z.string(),
  isAffiliate: z.boolean(),
  problem: z.string().nullable(),
  httpStatus: z.int().nullable(),
  checkedAt: IsoDateTime.nullable(),
  on: z
    .strictObject({ kind: ContentKindSchema, id: Identifier, slug: z.string(), title: z.string() })
    .nullable(),
  others: z.int().nonnegative(),
})
export type BrokenLink = z.infer<typeof BrokenLink>

/** An address that readers asked for and did not get. */
export const MissingAddress = z.strictObject({
  path: z.string(),
  hits: z.int().nonnegative(),
  lastHitAt: IsoDateTime,
})
export type MissingAddress = z.infer<typeof MissingAddress>

/** What the office shows first (R36). Panels about what a role cannot read are `null`. */
export const OfficeHome = z.strictObject({
  drafts: panelOf(Manuscript),
  reviews: panelOf(Manuscript),
  planned: panelOf(PlannedChange),
  publications: panelOf(Publication),
  oldFacts: panelOf(Manuscript),
  brokenLinks: panelOf(BrokenLink),
  missing: panelOf(MissingAddress).nullable(),
})
export type OfficeHome = z.infer<typeof OfficeHome>
