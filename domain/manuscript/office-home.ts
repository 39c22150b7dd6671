import { z } from 'zod'
import { ContentKindSchema } from '../content/ref.ts'
import { IsoDateTime } from '../date/iso-date.ts'
import { ReaderReport } from '../office/reader-report.ts'
import { Publication } from '../publish/publication.ts'
import { Identifier } from '../text/identifier.ts'
import { Manuscript } from './manuscript.ts'

/** Panels count up to this number; `hasMore` says that there are more. */
export const PANEL_COUNT_CAP = 100
/** Entries per panel. */
export const PANEL_LENGTH = 6

const panelOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ list: z.array(item), total: z.int().nonnegative(), hasMore: z.boolean() })

/** A scheduled change, after which readers see the content or no longer see it. `published` has already happened. */
export const PlannedChange = z.strictObject({
  manuscript: Manuscript,
  what: z.enum(['publish', 'unpublish', 'published']),
  at: IsoDateTime,
})
export type PlannedChange = z.infer<typeof PlannedChange>

/** A broken link with one of the contents that hold it; `others`: how many more do. */
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

/** An address requested by readers that was not found. */
export const MissingAddress = z.strictObject({
  path: z.string(),
  hits: z.int().nonnegative(),
  lastHitAt: IsoDateTime,
})
export type MissingAddress = z.infer<typeof MissingAddress>

/** The home page of the management area (R36). Panels that the role cannot read are `null`. */
export const OfficeHome = z.strictObject({
  drafts: panelOf(Manuscript),
  reviews: panelOf(Manuscript),
  planned: panelOf(PlannedChange),
  publications: panelOf(Publication),
  oldFacts: panelOf(Manuscript),
  reports: panelOf(ReaderReport).nullable(),
  brokenLinks: panelOf(BrokenLink),
  missing: panelOf(MissingAddress).nullable(),
})
export type OfficeHome = z.infer<typeof OfficeHome>
