import type { ContentKind } from '#domain/content/kind.ts'
import {
  countedValue,
  FACETS,
  type Facet,
  type FacetCounts,
  type ManuscriptFilter,
} from '#domain/manuscript/manuscript-query.ts'
import type { Row } from '../row.ts'
import type { Requester } from '../staff/reach.ts'
import { bindsOf, type Condition, manuscriptConditions, whereOf } from './conditions.ts'
import { byNumber, type Source, searchedFor } from './words.server.ts'

const COLUMNS: Record<Facet, string> = {
  kind: 'kind',
  stage: 'stage',
  type: 'type',
  prefecture: 'prefecture_code',
  author: 'author_id',
  disclosure: 'disclosure_kind',
  live: 'is_live',
}

const CELL = Object.values(COLUMNS)
  .map((column) => `m.${column}`)
  .join(', ')

const noCounts = (): FacetCounts =>
  Object.fromEntries(FACETS.map((facet) => [facet, {}])) as unknown as FacetCounts

const facetValue = (row: Row, facet: Facet): string => String(row[COLUMNS[facet]] ?? '')

/** The values that a filter allows for a facet; `null`: all. */
const allowedOf = (filter: ManuscriptFilter, facet: Facet): string[] | null => {
  const wanted = filter[facet]
  if (wanted === undefined) return null
  if (typeof wanted === 'boolean') return [String(Number(wanted))]
  const values: string[] = Array.isArray(wanted) ? wanted : [wanted]
  return values.map((value) => countedValue(facet, value))
}

/**
 * The number of manuscripts, and for each value of each facet with only the other conditions applied. `isMore`: there
 * are more than were counted, and nothing is known of the facets. `source`: where all of them are, if they are few.
 */
type ManuscriptCounts = {
  total: number
  isMore: boolean
  facets: FacetCounts | null
  source: Source | null
}

/** How many manuscripts are read one by one to be counted. */
const MAX_COUNTED = 250

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

/** The counts without a filter, maintained by triggers. */
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
  return { total, isMore: false, facets, source: null }
}

/** The counts of combinations of facets, maintained by triggers. */
async function countedCells(db: D1Database, filter: ManuscriptFilter, conditions: readonly Condition[]) {
  const { results } = await db
    .prepare(`SELECT ${CELL}, m.count AS n FROM manuscript_cells m ${whereOf(conditions)}`)
    .bind(...bindsOf(conditions))
    .all<Row>()
  const { total, facets, cells } = countGroups(results, filter)
  return { total, facets, source: total > NARROW ? null : inCells(cells) }
}

/** The manuscripts of a filter, read one by one up to a number. */
async function countedOneByOne(
  db: D1Database,
  filter: ManuscriptFilter,
  conditions: readonly Condition[],
): Promise<ManuscriptCounts> {
  const { from, binds } = searchedFor(filter.q)
  const names = Object.values(COLUMNS).join(', ')
  const { results } = await db
    .prepare(
      `SELECT ${names}, count(*) AS n, json_group_array(number) AS numbers
       FROM (SELECT ${CELL}, m.number FROM ${from} ${whereOf(conditions)} LIMIT ${MAX_COUNTED + 1})
       GROUP BY ${names}`,
    )
    .bind(...binds, ...bindsOf(conditions))
    .all<Row>()
  const { total, facets, cells } = countGroups(results, filter)
  const isMore = results.reduce((sum, { n }) => sum + Number(n), 0) > MAX_COUNTED
  if (isMore) return { total: Math.min(total, MAX_COUNTED), isMore, facets: null, source: null }
  const numbers = cells.flatMap((cell) => JSON.parse(String(cell.numbers)))
  return { total, isMore, facets, source: byNumber(numbers) }
}

/**
 * Counts the manuscripts of a filter. Numbers without a filter, and those of a filter of nothing but facets, are
 * maintained by triggers; others are counted up to `MAX_COUNTED`, or, with facets that few have, among these.
 */
export async function countManuscripts(
  db: D1Database,
  filter: ManuscriptFilter,
  requester: Requester,
): Promise<ManuscriptCounts> {
  const conditions = manuscriptConditions(filter, requester)
  if (isPlain(conditions, requester)) return storedCounts(db, requester, filter.kind)
  // In the list of one kind, the kind is no facet but limits the rows.
  const activeConditions = conditions.filter(({ facet }) => facet === undefined || isOneKind(filter, facet))
  const isReachWhole = requester.reach.own.length === 0
  const ofFacets = activeConditions.filter(({ facet }) => facet !== undefined)
  if (isReachWhole && conditions.every(({ facet }) => facet !== undefined))
    return { isMore: false, ...(await countedCells(db, filter, ofFacets)) }
  const counts = await countedOneByOne(db, filter, activeConditions)
  if (!counts.isMore || !isReachWhole) return counts
  const { source } = await countedCells(db, filter, ofFacets)
  if (!source) return counts
  const { total } = (await db
    .prepare(`SELECT count(*) AS total FROM ${source.from} ${whereOf(conditions)}`)
    .bind(...source.binds, ...bindsOf(conditions))
    .first<{ total: number }>()) ?? { total: 0 }
  return { total, isMore: false, facets: null, source }
}

/** A list of up to this number of manuscripts is read by their facets, a longer one in its order. */
const NARROW = 1500

/** The manuscripts with any of these combinations of facets. */
function inCells(cells: readonly Row[]): Source {
  const tuples = cells.map((cell) =>
    FACETS.map((facet) => (cell[COLUMNS[facet]] === '' ? null : cell[COLUMNS[facet]])),
  )
  const agrees = FACETS.map((facet, index) => `m.${COLUMNS[facet]} IS c.value ->> ${index}`).join(' AND ')
  return {
    from: `json_each(?) c CROSS JOIN manuscripts m INDEXED BY manuscripts_facets ON ${agrees}`,
    binds: [JSON.stringify(tuples)],
  }
}

const isOneKind = (filter: ManuscriptFilter, facet: Facet): boolean =>
  facet === 'kind' && filter.kind?.length === 1
