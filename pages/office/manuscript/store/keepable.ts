import type { z } from 'zod'
import { isRecord } from '#domain/json/is-record.ts'

type Fields = Record<string, unknown>
type Path = readonly PropertyKey[]

/** Copies what lies on the way to a path, and changes what is there; `undefined` takes it away. */
export function changed(value: unknown, path: Path, to: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return to
  if (Array.isArray(value)) {
    const next = changed(value[Number(key)], rest, to)
    return value.flatMap((item, index) =>
      index === Number(key) ? (next === undefined ? [] : [next]) : [item],
    )
  }
  if (!isRecord(value)) return value
  const next = changed(value[String(key)], rest, to)
  const { [String(key)]: _, ...others } = value
  return next === undefined ? others : { ...others, [String(key)]: next }
}

/** What stood at a path `before`; entries that have an id are found by it, wherever they stand now. */
function stoodAt(before: unknown, now: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return before
  const next = (now as Fields | null | undefined)?.[key as string]
  const named = isRecord(next) && typeof next.id === 'string' ? next.id : null
  const stood =
    named !== null && Array.isArray(before)
      ? before.find((entry) => isRecord(entry) && entry.id === named)
      : (before as Fields | null | undefined)?.[key as string]
  return stoodAt(stood, next, rest)
}

const MOST_ROUNDS = 20

/**
 * What may be kept of fields that are being written: in the place of half an address, or of a word where a number
 * belongs, stands what stood there `before`, or nothing. So it holds up nothing else. Entries of lists keep their
 * places. Fields that may be kept as they are are answered as the very same object.
 * @param lax the schema that drafts are held to
 */
export function keepable(lax: z.ZodType, fields: Fields, before: Fields = {}): Fields {
  const tries = new Map<string, number>()
  let current: unknown = fields
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { error } = lax.safeParse(current)
    if (!error?.issues.some(({ path }) => path.length > 0)) break
    // From the back: taking an entry out of a list moves those behind it.
    for (const { path } of error.issues.toReversed()) {
      if (path.length === 0) continue
      const place = path.join('.')
      const attempt = tries.get(place) ?? 0
      tries.set(place, attempt + 1)
      const ways = [stoodAt(before, current, path), typeof path.at(-1) === 'number' ? null : undefined]
      current = changed(current, path, ways.filter((way) => way !== undefined)[attempt])
    }
  }
  return current as Fields
}
