import { isRecord } from '#domain/json/is-record.ts'
import type { Shape } from './shape.ts'

/**
 * The empty value of a field: `null` for unknown, `''` for texts. Required numbers, choices and pictures have no
 * empty value and use `null`.
 */
export function emptyOf(shape: Shape): unknown {
  if (shape.isNullable) return null
  switch (shape.type) {
    case 'text':
      // Dates and ids are selected, not typed: `null` when empty.
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

/** Fills missing fields of a draft with empty values at any depth; unknown fields are preserved. */
export function filled(shape: Shape, value: unknown): unknown {
  if (value === undefined) return emptyOf(shape)
  if ('fields' in shape && isRecord(value)) {
    const filledFields = Object.entries(shape.fields).map(([key, field]) => [key, filled(field, value[key])])
    return { ...value, ...Object.fromEntries(filledFields) }
  }
  if (shape.type === 'list' && Array.isArray(value)) return value.map((item) => filled(shape.item, item))
  return value
}
