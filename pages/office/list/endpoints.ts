import { z } from 'zod'
import { Manuscript } from '#domain/manuscript/manuscript.ts'
import { SavedFilter } from '#domain/manuscript/saved-filter.ts'
import { Colleague } from '#domain/office/colleague.ts'
import { Done } from '#renderer/api/answer.ts'
import { type Call, endpoint } from '#renderer/api/endpoint.ts'

/** Counts by facet and value. */
const FacetCounts = z.record(z.string(), z.record(z.string(), z.int().nonnegative()))
export type FacetCounts = z.infer<typeof FacetCounts>

const ManuscriptsAnswer = z.object({
  /** The writer, for the list of one writer. */
  writer: Colleague.optional(),
  manuscripts: z.object({
    list: z.array(Manuscript),
    meta: z.object({
      total: z.int().nonnegative(),
      /** There are more than `total`. */
      isMore: z.literal(true).optional(),
      limit: z.int().positive(),
      cursor: z.string().nullish(),
      facets: FacetCounts.optional(),
    }),
  }),
})

/** A list with conditions. */
export type ListCall = (query: URLSearchParams) => Call<z.output<typeof ManuscriptsAnswer>>

export const listOfKind = endpoint('GET /manage/:kind', ManuscriptsAnswer)
export const listOfWriter = endpoint('GET /manage/accounts/:id/article-pages', ManuscriptsAnswer)

export const listFilters = endpoint(
  'GET /manage/saved-filters',
  z.object({ savedFilters: z.object({ list: z.array(SavedFilter) }) }),
)
export const saveFilter = endpoint('PUT /manage/saved-filters/:id', z.object({ savedFilter: SavedFilter }))
export const deleteFilter = endpoint('DELETE /manage/saved-filters/:id', Done)
