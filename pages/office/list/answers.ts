import { z } from 'zod'
import { Manuscript, ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { SavedFilter } from '#domain/manuscript/saved-filter.ts'
import { Colleague } from '#domain/office/colleague.ts'

/** Counts by facet and value. */
export const FacetCounts = z.record(z.string(), z.record(z.string(), z.int().nonnegative()))
export type FacetCounts = z.infer<typeof FacetCounts>

export const ManuscriptsAnswer = z.object({
  /** The writer, for the list of one writer. */
  writer: Colleague.optional(),
  manuscripts: z.object({
    list: z.array(Manuscript),
    meta: z.object({
      total: z.int().nonnegative(),
      limit: z.int().positive(),
      cursor: z.string().nullish(),
      facets: FacetCounts.optional(),
    }),
  }),
})

export const DocumentAnswer = z.object({ document: ManuscriptDocument })
export const SavedFiltersAnswer = z.object({ savedFilters: z.object({ list: z.array(SavedFilter) }) })
export const SavedFilterAnswer = z.object({ savedFilter: SavedFilter })
export const ResultAnswer = z.object({ result: z.boolean() })
