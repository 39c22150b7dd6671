import type { z } from 'zod'
import { isRecord } from '#domain/json/is-record.ts'

type Fields = Record<string, unknown>
type Path = readonly PropertyKey[]

/** A copy with another value at a path; `undefined` removes the value. */
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

/** The value at a path in `before`; entries with an id are matched by id, regardless of position. */
function previousValueAt(before: unknown, now: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return before
  const next = (now as Fields | null | undefined)?.[key as string]
  const named = isRecord(next) && typeof next.id === 'string' ? next.id : null
  const previous =
    named !== null && Array.isArray(before)
      ? before.find((entry) => isRecord(entry) && entry.id === named)
      : (before as Fields | null | undefined)?.[key as string]
  return previousValueAt(previous, next, rest)
}

const MAX_ROUNDS = 20

/**
 * The savable part of fields being edited: invalid values, such as an incomplete URL, are replaced by their value in
 * `before`, or removed, so that they do not block saving the rest. List entries keep their position. Returns the same
 * object if all fields are valid.
 * @param lax the schema of drafts
 */
export function savableFields(lax: z.ZodType, fields: Fields, before: Fields = {}): Fields {
  const tries = new Map<string, number>()
  let current: unknown = fields
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { error } = lax.safeParse(current)
    if (!error?.issues.some(({ path }) => path.length > 0)) break
    // In reverse, because removing a list entry shifts the following ones.
    for (const { path } of error.issues.toReversed()) {
      if (path.length === 0) continue
      const place = path.join('.')
      const attempt = tries.get(place) ?? 0
      tries.set(place, attempt + 1)
      const replacements = [
        previousValueAt(before, current, path),
        typeof path.at(-1) === 'number' ? null : undefined,
      ]
      current = changed(
        current,
        path,
        replacements.filter((replacement) => replacement !== undefined)[attempt],
      )
    }
  }
  return current as Fields
}
