import { cutText } from '#domain/text/cut-text.ts'
/** One value that differs between two states; `undefined` is none. */
export type Difference = { path: string; before: unknown; after: unknown }

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** So many are shown; a record of more is read in the history of the manuscript. */
const MOST = 50

/** What differs between two states of a record, deep inside, by where it stands: `grants.3.scope`. */
export function differences(before: unknown, after: unknown): Difference[] {
  const found: Difference[] = []
  const look = (one: unknown, other: unknown, path: string): void => {
    if (found.length >= MOST || Object.is(one, other)) return
    if (isThing(one) && isThing(other)) {
      for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
        look(one[key], other[key], path ? `${path}.${key}` : key)
      return
    }
    const isNothing = (value: unknown) => value === undefined || value === null
    if (isNothing(one) && isNothing(other)) return
    if (isThing(one) || isThing(other)) {
      // One side is missing: every part of the other is told by itself.
      const entries = Object.entries(isThing(one) ? one : isThing(other) ? other : {})
      if (entries.length > 0 && (isNothing(one) || isNothing(other))) {
        for (const [key, value] of entries)
          look(
            isThing(one) ? value : undefined,
            isThing(other) ? value : undefined,
            path ? `${path}.${key}` : key,
          )
        return
      }
    }
    found.push({ path, before: one, after: other })
  }
  look(before, after, '')
  return found
}

const LONGEST = 300

/** A value in one line. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return '（なし）'
  if (value === '') return '（空）'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST ? `${cutText(text, LONGEST)}…` : text
}
