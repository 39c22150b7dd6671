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

/**
 * The number of manuscripts, and for each value of each facet with only the other conditions applied. `cells`: the
 * combinations of facets that they have, where nothing but facets narrows the list.
 */
type ManuscriptCounts = { total: number; facets: FacetCounts; cells: Row[] | null }

/** Grouped rows, counted for each facet with only the other conditions applied, and in total. */
function countGroups(groups: readonly Row[], filter: ManuscriptFilter) {
  const cells: Row[] = []
  const facets = noCounts()
  const allowed = FACETS.map((facet) => allowedOf(filter, facet))
  let total = 0
  for (const group of groups) {
    const count = Number(group.n)
    const values = FACETS.map((facet) => facetValue(group, facet))
    const failing = values.flatMap((value, index) =>
      allowed[index]?.includes(value) === false ? [index] : [],
    )
    if (failing.length === 0) {
      total += count
      cells.push(group)
    }
    for (const [index, facet] of FACETS.entries()) {
      const value = values[index] ?? ''
      if (failing.every((one) => one === index)) facets[facet][value] = (facets[facet][value] ?? 0) + count
    }
  }
  return { total, facets, cells }
}

/** Whether a list is filtered by nothing but its kind, so that the counts maintained by triggers apply. */
const isPlain = (conditions: readonly Condition[], { reach }: Requester): boolean =>
  reach.own.length === 0 && conditions.every(({ facet }) => facet === 'kind')

async function storedCounts(
  db: D1Database,
  { reach }: Requester,
  kinds: readonly ContentKind[] | undefined,
): Promise<ManuscriptCounts> {
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
  return { total, facets, cells: null }
}

/**
 * Counts the manuscripts of a filter. `searched` is where the words of the filter are. Numbers without a filter, and
 * those of a filter of nothing but facets, are maintained by triggers; others are counted in one index.
 */
export async function countManuscripts(
  db: D1Database,
  filter: ManuscriptFilter,
  requester: Requester,
  searched: Searched,
): Promise<ManuscriptCounts> {
  const conditions = [...manuscriptConditions(filter, requester), ...searched.conditions]
  if (isPlain(conditions, requester)) return storedCounts(db, requester, filter.kind)
  // In the list of one kind, the kind is no facet but limits the rows.
  const activeConditions = conditions.filter(({ facet }) => facet === undefined || isOneKind(filter, facet))
  const columns = FACETS.map((facet) => `m.${COLUMNS[facet]}`).join(', ')
  const isOfFacets = requester.reach.own.length === 0 && conditions.every(({ facet }) => facet !== undefined)
  const counted = isOfFacets
    ? `SELECT ${columns}, m.count AS n FROM manuscript_cells m ${whereOf(activeConditions)}`
    : `SELECT ${columns}, count(*) AS n FROM ${searched.from} ${whereOf(activeConditions)} GROUP BY ${columns}`
  const { results } = await db
    .prepare(counted)
    .bind(...bindsOf(activeConditions))
    .all<Row>()
  const counts = countGroups(results, filter)
  return isOfFacets ? counts : { ...counts, cells: null }
}

/** A list of up to this number of manuscripts is read by their facets, a longer one in its order. */
const NARROW = 1500

/**
 * Where a list that facets narrow to few manuscripts is read: the alias `m`, and its binding. `null` for longer ones.
 */
export function narrowedBy({ total, cells }: ManuscriptCounts): { from: string; bind: string } | null {
  if (!cells || total > NARROW) return null
  const tuples = cells.map((cell) =>
    FACETS.map((facet) => (cell[COLUMNS[facet]] === '' ? null : cell[COLUMNS[facet]])),
  )
  const agrees = FACETS.map((facet, index) => `m.${COLUMNS[facet]} IS c.value ->> ${index}`).join(' AND ')
  return {
    from: `json_each(?) c CROSS JOIN manuscripts m INDEXED BY manuscripts_facets ON ${agrees}`,
    bind: JSON.stringify(tuples),
  }
}

const isOneKind = (filter: ManuscriptFilter, facet: Facet): boolean =>
  facet === 'kind' && filter.kind?.length === 1
