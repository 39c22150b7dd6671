import type { z } from 'zod'
import type { Shape } from './shape.ts'

type Fields = Record<string, unknown>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What a field holds before anything is written: `null` where nothing is known, `''` for texts. A number, a choice or
 * a picture that is asked for has no value that means "none", and is `null` until there is one.
 */
export function emptyOf(shape: Shape): unknown {
  if (shape.isNullable) return null
  switch (shape.type) {
    case 'text':
      // A moment is chosen, not typed: none is no text.
      return ['dateTime', 'identifier'].includes(shape.format) ? null : ''
    case 'boolean':
      return false
    case 'list':
    case 'blocks':
    case 'inline':
      return []
    case 'group':
      return Object.fromEntries(Object.entries(shape.fields).map(([key, field]) => [key, emptyOf(field)]))
    default:
      return null
  }
}

/** The fields of a draft with an empty value for each that is missing, at any depth; what no schema names is kept. */
export function filled(shape: Shape, value: unknown): unknown {
  if (value === undefined) return emptyOf(shape)
  if ('fields' in shape && isRecord(value)) {
    const known = Object.entries(shape.fields).map(([key, field]) => [key, filled(field, value[key])])
    return { ...value, ...Object.fromEntries(known) }
  }
  if (shape.type === 'list' && Array.isArray(value)) return value.map((item) => filled(shape.item, item))
  return value
}

/** Copies what lies on the way to a path, and changes what is there; `undefined` takes it away. */
export function changed(value: unknown, path: readonly PropertyKey[], to: unknown): unknown {
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

const MOST_ROUNDS = 20

/**
 * What may be kept of fields that are being written: half an address or a word where a number belongs is left out, so
 * that it does not hold up everything else. It stays in the form, which says what is wrong with it.
 * @param lax the schema that drafts are held to
 */
export function keepable(lax: z.ZodType, fields: Fields): Fields {
  let current: unknown = fields
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { error } = lax.safeParse(current)
    if (!error) break
    // From the back: taking an entry out of a list moves those behind it.
    for (const { path } of error.issues.toReversed())
      if (path.length > 0) current = changed(current, path, undefined)
  }
  return current as Fields
}
