/** How many levels of lists and objects a JSON that somebody sends may have. The deepest of ours has eleven. */
export const MAX_JSON_DEPTH = 32

/** What no JSON from outside may have: more levels than anybody writes, or half of a surrogate pair at a path. */
export type JsonFault = 'depth' | (string | number)[]

type Container = Record<string | number, unknown>

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

const keysOf = (container: Container): Iterable<string | number> =>
  Array.isArray(container) ? container.keys() : Object.keys(container)

function faultWithin(value: unknown, levels: number): JsonFault | null {
  if (typeof value === 'string') return value.isWellFormed() ? null : []
  if (!isContainer(value)) return null
  if (levels === 0) return 'depth'
  for (const key of keysOf(value)) {
    if (typeof key === 'string' && !key.isWellFormed()) return []
    const fault = faultWithin(value[key], levels - 1)
    if (fault) return fault === 'depth' ? fault : [key, ...fault]
  }
  return null
}

/**
 * What is wrong with a parsed JSON before any schema looks at it, or `null`. It looks no deeper than it allows, so that
 * nothing overflows. Half a pair (`\ud83d` alone) is no text in UTF-8, and makes `encodeURIComponent` throw.
 */
export const jsonFault = (value: unknown): JsonFault | null => faultWithin(value, MAX_JSON_DEPTH)

/** The entries with what is mended in its place; `null` where there is nothing to mend. */
function mendedEntries(value: Container, levels: number): [string, unknown][] | null {
  let isMended = false
  const entries = Object.entries(value).map(([key, part]): [string, unknown] => {
    const [name, kept] = [key.toWellFormed(), mendedJson(part, levels)]
    isMended ||= name !== key || kept !== part
    return [name, kept]
  })
  return isMended ? entries : null
}

/**
 * A value with at most so many levels, `null` in the place of what is deeper, and U+FFFD in that of half a pair; the very
 * same value where there is nothing to mend.
 */
export function mendedJson(value: unknown, levels: number): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (!isContainer(value)) return value
  if (levels === 0) return null
  const entries = mendedEntries(value, levels - 1)
  if (!entries) return value
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}
