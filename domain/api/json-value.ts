/** Maximum nesting depth of JSON that clients send. Our deepest structure has eleven levels. */
export const MAX_JSON_DEPTH = 32

/** A fault in incoming JSON: nested too deeply, or a lone surrogate at a path. */
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
 * Checks parsed JSON before schema validation; `null` when it is sound. Traversal stops at the maximum depth, so it
 * cannot overflow the stack. A lone surrogate (`\ud83d`) cannot be encoded in UTF-8 and makes `encodeURIComponent`
 * throw.
 */
export const jsonFault = (value: unknown): JsonFault | null => faultWithin(value, MAX_JSON_DEPTH)

/** The entries with repaired values; `null` when nothing needs repair. */
function mendedEntries(value: Container, levels: number): [string, unknown][] | null {
  let isMended = false
  const entries = Object.entries(value).map(([key, part]): [string, unknown] => {
    const [name, mended] = [key.toWellFormed(), mendedJson(part, levels)]
    isMended ||= name !== key || mended !== part
    return [name, mended]
  })
  return isMended ? entries : null
}

/**
 * A copy with at most `levels` levels: deeper values become `null`, lone surrogates U+FFFD. Returns the same object
 * when nothing needs repair.
 */
export function mendedJson(value: unknown, levels: number): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (!isContainer(value)) return value
  if (levels === 0) return null
  const entries = mendedEntries(value, levels - 1)
  if (!entries) return value
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}
