import { cutText } from '#domain/text/cut-text.ts'

/** A changed value; `undefined` means missing. */
type Difference = { path: string; before: unknown; after: unknown }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Maximum number of differences shown; more can be found in the manuscript's history. */
const MAX_DIFFERENCES = 50

/** Deep differences of two states, by path: `grants.3.scope`. */
export function differences(before: unknown, after: unknown): Difference[] {
  const found: Difference[] = []
  const compare = (one: unknown, other: unknown, path: string): void => {
    if (found.length >= MAX_DIFFERENCES || Object.is(one, other)) return
    if (isRecord(one) && isRecord(other)) {
      for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
        compare(one[key], other[key], path ? `${path}.${key}` : key)
      return
    }
    const isNothing = (value: unknown) => value === undefined || value === null
    if (isNothing(one) && isNothing(other)) return
    if (isRecord(one) || isRecord(other)) {
      // One side is missing: list every property of the other.
      const entries = Object.entries(isRecord(one) ? one : isRecord(other) ? other : {})
      if (entries.length > 0 && (isNothing(one) || isNothing(other))) {
        for (const [key, value] of entries)
          compare(
            isRecord(one) ? value : undefined,
            isRecord(other) ? value : undefined,
            path ? `${path}.${key}` : key,
          )
        return
      }
    }
    found.push({ path, before: one, after: other })
  }
  compare(before, after, '')
  return found
}

const MAX_VALUE_LENGTH = 300

/** A value in one line. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return '（なし）'
  if (value === '') return '（空）'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MAX_VALUE_LENGTH ? `${cutText(text, MAX_VALUE_LENGTH)}…` : text
}
