import { isEqual } from '#domain/json/is-equal.ts'
import { isRecord } from '#domain/json/is-record.ts'
import { BOOKKEEPING } from '#domain/manuscript/bookkeeping.ts'
import type { DraftFields } from '#domain/manuscript/manuscript.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import type { Conflict, Resolution } from './conflict.ts'
import { type DraftBlock, isBlockList, mergeBlocks } from './merge-blocks.ts'

export type Merge = {
  /** The merged fields; conflicts as resolved, `mine` where unresolved. */
  fields: DraftFields
  conflicts: Conflict[]
  /** Paths of changes that only `theirs` made. */
  incoming: string[]
}

/** Objects that are merged as a whole. */
const WHOLE = new Set(['hero', 'disclosure', 'supervisor', 'review'])

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string')

/** A copy with a new id, because ids are unique. */
const withNewId = (block: unknown): DraftBlock => ({ ...(block as DraftBlock), id: randomIdentifier() })

/**
 * Three-way merge of two versions with a common `base`. Changes of one side are taken over; where both changed the
 * same place there is a conflict, resolved by `choices` (by path).
 */
export function merge(
  base: DraftFields,
  mine: DraftFields,
  theirs: DraftFields,
  choices: Readonly<Record<string, Resolution>> = {},
): Merge {
  const conflicts: Conflict[] = []
  const incoming: string[] = []

  const conflict = (found: Conflict, both: () => unknown): unknown => {
    conflicts.push(found)
    const resolution = choices[found.path] ?? 'mine'
    if (resolution === 'both' && found.canBeBoth) return both()
    return resolution === 'theirs' ? found.theirs : found.mine
  }

  const blocks = (path: string, was: DraftBlock[], here: DraftBlock[], there: DraftBlock[]): unknown => {
    const own = new Map(here.map((block) => [block.id, block]))
    const merged = mergeBlocks(was, here, there, (id, sides) => {
      const canBeBoth = sides.mine !== undefined && sides.theirs !== undefined
      return conflict({ path: `${path}.${id}`, ...sides, canBeBoth }, () => [
        sides.theirs,
        withNewId(sides.mine),
      ])
    })
    const ids = new Set(merged.map(({ id }) => id))
    for (const block of merged)
      if (!own.has(block.id) || !isEqual(own.get(block.id), block)) incoming.push(`${path}.${block.id}`)
    for (const id of own.keys()) if (!ids.has(id)) incoming.push(`${path}.${id}`)
    return merged
  }

  // Text lists of equal length, such as summaries, are merged by index; tags are a set.
  const value = (path: string, was: unknown, here: unknown, there: unknown): unknown => {
    if (isEqual(here, there) || isEqual(there, was)) return here
    if (BOOKKEEPING.has(path)) return there
    if (isBlockList(here) && isBlockList(there) && (was === undefined || isBlockList(was)))
      if (here.length + there.length > 0) return blocks(path, was ?? [], here, there)
    if (isEqual(here, was)) {
      incoming.push(path)
      return there
    }
    if (isRecord(here) && isRecord(there) && !WHOLE.has(path)) return record(`${path}.`, was, here, there)
    const isTags = path === 'tags' && isTextList(here) && isTextList(there)
    if (!isTags && isTextList(here) && isTextList(there) && isTextList(was))
      if (here.length === was.length && there.length === was.length)
        return here.map((_, at) => value(`${path}.${at}`, was[at], here[at], there[at]))
    return conflict({ path, base: was, mine: here, theirs: there, canBeBoth: isTags }, () => [
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

  return { fields: record('', base, mine, theirs), conflicts, incoming: [...new Set(incoming)] }
}
