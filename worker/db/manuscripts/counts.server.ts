import type { ContentKind } from '#domain/content/kind.ts'
import {
  FACETS,
  type Facet,
  type FacetCounts,
  type ManuscriptFilter,
} from '#domain/manuscript/manuscript-query.ts'
import type { Row } from '../row.ts'
import type { Whose } from '../staff/reach.ts'
import { bindsOf, type Condition, manuscriptConditions, whereOf } from './conditions.ts'

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

/** What a filter allows of a facet; `null`: everything. */
const allowedOf = (filter: ManuscriptFilter, facet: Facet): string[] | null => {
  const wanted = filter[facet]
  if (wanted === undefined) return null
  if (typeof wanted === 'boolean') return [String(Number(wanted))]
  const values: string[] = Array.isArray(wanted) ? wanted : [wanted]
  return values.map((value) => (value === 'none' ? '' : value))
}

/** Groups of rows, counted for each facet as if only the other conditions held, and in all. */
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

/** Whether nothing narrows a list but its kind, so that the numbers the triggers keep are the answer. */
const isPlain = (conditions: readonly Condition[], { reach }: Whose): boolean =>
  reach.own.length === 0 && conditions.every(({ facet }) => facet === 'kind')

async function keptCounts(db: D1Database, { reach }: Whose, kinds: readonly ContentKind[] | undefined) {
  const { results } = await db
    .prepare('SELECT kind, facet, value, count FROM manuscript_counts WHERE count > 0')
    .all<Row>()
  const facets = noCounts()
  let total = 0
  for (const { kind, facet, value, count } of results) {
    if (!reach.any.includes(kind as ContentKind)) continue
    const isAsked = !kinds || kinds.includes(kind as ContentKind)
    const add = (of: Facet, name: string) => {
      facets[of][name] = (facets[of][name] ?? 0) + Number(count)
    }
    if (facet === 'stage') add('kind', String(kind))
    if (!isAsked) continue
    if (facet === 'stage') total += Number(count)
    add(facet as Facet, String(value))
  }
  return { total, facets }
}

/**
 * How many manuscripts a filter leaves, and how many each value of each facet would leave (the other conditions
 * holding). What is not narrowed is read from the numbers that triggers keep, the rest from one index.
 */
export async function countManuscripts(
  db: D1Database,
  filter: ManuscriptFilter,
  whose: Whose,
): Promise<{ total: number; facets: FacetCounts }> {
  const conditions = manuscriptConditions(filter, whose)
  if (isPlain(conditions, whose)) return keptCounts(db, whose, filter.kind)
  // Kinds are no choice in the list of one kind, and narrow what is read.
  const narrowing = conditions.filter(({ facet }) => facet === undefined || isOneKind(filter, facet))
  const columns = FACETS.map((facet) => `m.${COLUMNS[facet]}`).join(', ')
  const { results } = await db
    .prepare(`SELECT ${columns}, count(*) AS n FROM manuscripts m ${whereOf(narrowing)} GROUP BY ${columns}`)
    .bind(...bindsOf(narrowing))
    .all<Row>()
  return countGroups(results, filter)
}

const isOneKind = (filter: ManuscriptFilter, facet: Facet): boolean =>
  facet === 'kind' && filter.kind?.length === 1
