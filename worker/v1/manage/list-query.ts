import { z } from 'zod'
import type { List } from '#domain/api/envelope.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import type { ContentReach } from '#domain/content/reach.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { type FacetCounts, MANUSCRIPT_SORTS, ManuscriptFilter } from '#domain/manuscript/manuscript-query.ts'
import { listManuscripts } from '../../db/manuscripts/lists.server.ts'
import { Cursor, encodeCursor } from '../cursor.ts'

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 100

/** The query of a list of manuscripts; `facets=1` adds counts. */
export const ManuscriptListQuery = ManuscriptFilter.extend({
  sort: z.enum(MANUSCRIPT_SORTS).optional(),
  order: z.enum(['asc', 'desc']).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).optional(),
  cursor: Cursor.pipe(z.tuple([z.string(), z.string()])).optional(),
  facets: z.enum(['0', '1']).optional(),
})
type ManuscriptListQuery = z.infer<typeof ManuscriptListQuery>

/** Lists start with the newest, titles with あ, and facts with the longest unchecked ones. */
const ORDER = { updated: 'desc', published: 'desc', title: 'asc', checked: 'asc' } as const

type ManuscriptList = List<Manuscript> & { meta: { isMore?: true; facets?: FacetCounts } }

/** The answer of a list of manuscripts, limited by the caller's reach. `isMore`: only some were counted. */
export async function manuscriptList(
  db: D1Database,
  query: ManuscriptListQuery,
  { accountId, reach, kind }: { accountId: string; reach: ContentReach; kind?: ContentKind },
): Promise<ManuscriptList> {
  const { sort = 'updated', order = ORDER[sort], limit = DEFAULT_LIMIT, cursor, facets, ...filter } = query
  const page = await listManuscripts(db, {
    filter: kind ? { ...filter, kind: [kind] } : filter,
    sort,
    order,
    limit,
    after: cursor,
    requester: { accountId, reach },
  })
  return {
    list: page.manuscripts,
    meta: {
      total: page.total,
      limit,
      ...(page.isMore && { isMore: true }),
      ...(page.next && { cursor: encodeCursor(page.next) }),
      ...(facets === '1' && page.facets && { facets: page.facets }),
    },
  }
}
