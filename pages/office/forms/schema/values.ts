import { isRecord } from '#domain/json/is-record.ts'
import type { Shape } from './shape.ts'

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
