import { isEqual } from '#domain/json/is-equal.ts'
import { isRecord } from '#domain/json/is-record.ts'
import { BOOKKEEPING } from '#domain/manuscript/bookkeeping.ts'
import type { DraftFields } from '#domain/manuscript/manuscript.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import type { Clash, Way } from './clash.ts'
import { type DraftBlock, isBlockList, mergeBlocks } from './merge-blocks.ts'

export type Merge = {
  /** Everything of both; where they clash, what was chosen, and `mine` where nothing was chosen yet. */
  fields: DraftFields
  clashes: Clash[]
  /** What came from `theirs` alone: paths, as in a clash. */
  taken: string[]
}

/** Objects whose parts only make sense together. */
const WHOLE = new Set(['hero', 'disclosure', 'supervisor', 'review'])

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string')

/** Another block of the same words: an id names one block only. */
const again = (block: unknown): DraftBlock => ({ ...(block as DraftBlock), id: randomIdentifier() })

/**
 * Two versions that grew out of one (`base`), as one. Changes of one side alone are taken over; where both changed the
 * same place there is a clash, which `choices` (by path) decides.
 */
export function merge(
  base: DraftFields,
  mine: DraftFields,
  theirs: DraftFields,
  choices: Readonly<Record<string, Way>> = {},
): Merge {
  const clashes: Clash[] = []
  const taken: string[] = []

  const clash = (found: Clash, both: () => unknown): unknown => {
    clashes.push(found)
    const way = choices[found.path] ?? 'mine'
    if (way === 'both' && found.canBeBoth) return both()
    return way === 'theirs' ? found.theirs : found.mine
  }

  const blocks = (path: string, was: DraftBlock[], here: DraftBlock[], there: DraftBlock[]): unknown => {
    const known = new Map(here.map((block) => [block.id, block]))
    const merged = mergeBlocks(was, here, there, (id, sides) => {
      const canBeBoth = sides.mine !== undefined && sides.theirs !== undefined
      return clash({ path: `${path}.${id}`, ...sides, canBeBoth }, () => [sides.theirs, again(sides.mine)])
    })
    const ids = new Set(merged.map(({ id }) => id))
    for (const block of merged)
      if (!known.has(block.id) || !isEqual(known.get(block.id), block)) taken.push(`${path}.${block.id}`)
    for (const id of known.keys()) if (!ids.has(id)) taken.push(`${path}.${id}`)
    return merged
  }

  // Lines of a summary: as many in each version, each a place of its own. Tags have no places.
  const value = (path: string, was: unknown, here: unknown, there: unknown): unknown => {
    if (isEqual(here, there) || isEqual(there, was)) return here
    if (BOOKKEEPING.has(path)) return there
    if (isBlockList(here) && isBlockList(there) && (was === undefined || isBlockList(was)))
      if (here.length + there.length > 0) return blocks(path, was ?? [], here, there)
    if (isEqual(here, was)) {
      taken.push(path)
      return there
    }
    if (isRecord(here) && isRecord(there) && !WHOLE.has(path)) return record(`${path}.`, was, here, there)
    const isTags = path === 'tags' && isWords(here) && isWords(there)
    if (!isTags && isWords(here) && isWords(there) && isWords(was))
      if (here.length === was.length && there.length === was.length)
        return here.map((_, at) => value(`${path}.${at}`, was[at], here[at], there[at]))
    return clash({ path, base: was, mine: here, theirs: there, canBeBoth: isTags }, () => [
      ...new Set([...(there as string[]), ...(here as string[])]),
    ])
  }

  const record = (prefix: string, was: unknown, here: DraftFields, there: DraftFields): DraftFields => {
    const before = isRecord(was) ? was : {}
    const keys = new Set([...Object.keys(here), ...Object.keys(there)])
    return Object.fromEntries(
      [...keys].flatMap((key) => {
        const merged = value(prefix + key, before[key], here[key], there[key])
        return merged === undefined ? [] : [[key, merged]]
      }),
    )
  }

  return { fields: record('', base, mine, theirs), clashes, taken: [...new Set(taken)] }
}
