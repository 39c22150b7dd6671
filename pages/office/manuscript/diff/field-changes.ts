import { isEqual } from '#domain/json/is-equal.ts'
import { isRecord } from '#domain/json/is-record.ts'
import { BOOKKEEPING } from '#domain/manuscript/bookkeeping.ts'
import { isBlockList } from '../merge/merge-blocks.ts'

export type FieldChange = { path: string; before: unknown; after: unknown }

/** Fields compared by property. */
const OPENED = new Set(['seo'])

/** A draft's missing field equals an empty one. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Changed fields of two versions, except block lists, in field order. */
export function fieldChanges(before: Record<string, unknown>, after: Record<string, unknown>): FieldChange[] {
  const keys = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...keys].flatMap((key): FieldChange[] => {
    const [was, is] = [before[key], after[key]]
    if (BOOKKEEPING.has(key) || isEqual(was, is) || (isEmpty(was) && isEmpty(is))) return []
    if (isBlocks(was) || isBlocks(is)) return []
    if (OPENED.has(key) && isRecord(was) && isRecord(is))
      return fieldChanges(was, is).map((change) => ({ ...change, path: `${key}.${change.path}` }))
    return [{ path: key, before: was, after: is }]
  })
}

const isBlocks = (value: unknown) => Array.isArray(value) && value.length > 0 && isBlockList(value)

/** Names of the fields with block lists in either version. */
export const blockFields = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (key) => isBlocks(before[key]) || isBlocks(after[key]),
  )
