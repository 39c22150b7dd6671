import type { ContentKind } from '#domain/content/kind.ts'
import {
  FACETS,
  type Facet,
  type FacetCounts,
  type ManuscriptFilter,
} from '#domain/manuscript/manuscript-query.ts'
import type { Row } from '../row.ts'
import type { Requester } from '../staff/reach.ts'
import { bindsOf, type Condition, manuscriptConditions, whereOf } from './conditions.ts'
import type { Searched } from './words.server.ts'

const COLUMNS: Record<Facet, string> = {
  kind: 'kind',
  stage: 'stage',
  type: 'type',
  prefecture: 'prefecture_code',
  author: 'author_id',
  disclosure: 'disclosure_kind',
  live: 'is_live',
}

const noCounts = (): FacetCounts =>
  Object.fromEntries(FACETS.map((facet) => [facet, {}])) as unknown as FacetCounts

const facetValue = (row: Row, facet: Facet): string => String(row[COLUMNS[facet]] ?? '')

/** The values that a filter allows for a facet; `null`: all. */
const allowedOf = (filter: ManuscriptFilter, facet: Facet): string[] | null => {
  const wanted = filter[facet]
  if (wanted === undefined) return null
  if (typeof wanted === 'boolean') return [String(Number(wanted))]
  const values: string[] = Array.isArray(wanted) ? wanted : [wanted]
  return values.map((value) => (value === 'none' ? '' : value))
}

/** Grouped rows, counted for each facet with only the other conditions applied, and in total. */
function countGroups(groups: readonly Row[], filter: ManuscriptFilter) {
  const facets = noCounts()
  const allowed = FACETS.map((facet) => allowedOf(filter, facet))
  let total = 0
  for (const group of groups) {
    const count = Number(group.n)
    const values = FACETS.map((facet) => facetValue(group, facet))
    const failing = values.flatMap((value, index) =>
      allowed[index]?.includes(value) === false ? [index] : [],
    )
    if (failing.length === 0) total += count
    for (const [index, facet] of FACETS.entries()) {
      const value = values[index] ?? ''
      if (failing.every((one) => one === index)) facets[facet][value] = (facets[facet][value] ?? 0) + count
    }
  }
  return { total, facets }
}

/** Whether a list is filtered by nothing but its kind, so that the counts maintained by triggers apply. */
const isPlain = (conditions: readonly Condition[], { reach }: Requester): boolean =>
  reach.own.length === 0 && conditions.every(({ facet }) => facet === 'kind')

async function storedCounts(db: D1Database, { reach }: Requester, kinds: readonly ContentKind[] | undefined) {
  const { results } = await db
    .prepare('SELECT kind, facet, value, count FROM manuscript_counts WHERE count > 0')
    .all<Row>()
  const facets = noCounts()
  let total = 0
  for (const { kind, facet, value, count } of results) {
    if (!reach.any.includes(kind as ContentKind)) continue
    const isRequested = !kinds || kinds.includes(kind as ContentKind)
    const add = (of: Facet, name: string) => {
      facets[of][name] = (facets[of][name] ?? 0) + Number(count)
    }
    if (facet === 'stage') add('kind', String(kind))
    if (!isRequested) continue
    if (facet === 'stage') total += Number(count)
    add(facet as Facet, String(value))
  }
  return { total, facets }
}

/**
 * The number of manuscripts for a filter, and for each value of each facet (with the other conditions applied).
 * `searched` is where the words of the filter are. Unfiltered counts are read from the numbers maintained by triggers, others from one index.
 */
export async function countManuscripts(
  db: D1Database,
  filter: ManuscriptFilter,
  requester: Requester,
  searched: Searched,
): Promise<{ total: number; facets: FacetCounts }> {
  const conditions = [...manuscriptConditions(filter, requester), ...searched.conditions]
  if (isPlain(conditions, requester)) return storedCounts(db, requester, filter.kind)
  // In the list of one kind, the kind is no facet but limits the rows.
  const activeConditions = conditions.filter(({ facet }) => facet === undefined || isOneKind(filter, facet))
  const columns = FACETS.map((facet) => `m.${COLUMNS[facet]}`).join(', ')
  const { results } = await db
    .prepare(
      `SELECT ${columns}, count(*) AS n FROM ${searched.from} ${whereOf(activeConditions)} GROUP BY ${columns}`,
    )
    .bind(...bindsOf(activeConditions))
    .all<Row>()
  return countGroups(results, filter)
}

const isOneKind = (filter: ManuscriptFilter, facet: Facet): boolean =>
  facet === 'kind' && filter.kind?.length === 1
