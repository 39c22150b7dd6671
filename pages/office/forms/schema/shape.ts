import { z } from 'zod'
import { Block } from '#domain/blocks/block.ts'
import { Inline, NotedInline } from '#domain/blocks/inline.ts'
import { ClockTime, IsoDate, IsoDateTime, MonthDay } from '#domain/date/iso-date.ts'
import { Picture } from '#domain/image/picture.ts'
import { Identifier } from '#domain/text/identifier.ts'

/** Text format, from the schema. */
type TextFormat = 'plain' | 'url' | 'clock' | 'monthDay' | 'date' | 'dateTime' | 'identifier'

/** Description of a field for its form. `isNullable`: `null` means unknown. */
export type Shape = { isNullable: boolean } & (
  | { type: 'text'; format: TextFormat; min: number; max: number | null }
  | { type: 'number'; isInt: boolean; min: number; max: number }
  | { type: 'boolean' }
  | { type: 'choice'; options: readonly string[] }
  | { type: 'list'; item: Shape; min: number; max: number | null }
  | { type: 'group'; fields: Readonly<Record<string, Shape>> }
  | { type: 'picture'; fields: Readonly<Record<string, Shape>> }
  | { type: 'blocks' | 'inline' }
)

const FORMATS = new Map<z.ZodType, TextFormat>([
  [ClockTime, 'clock'],
  [MonthDay, 'monthDay'],
  [IsoDate, 'date'],
  [IsoDateTime, 'dateTime'],
  [Identifier, 'identifier'],
])

type Limits = { min: number; max: number | null }

const limitsOf = (schema: z.ZodType): Limits => {
  const checks = (schema.def as { checks?: z.core.$ZodCheck[] }).checks ?? []
  const found: Limits = { min: 0, max: null }
  for (const check of checks) {
    const { check: name, ...rest } = check._zod.def as { check: string; minimum?: number; maximum?: number }
    // `custom`: limits in code points (domain/text/text-rules.ts).
    if (name === 'min_length' || name === 'custom') found.min = rest.minimum ?? found.min
    if (name === 'max_length' || name === 'custom') found.max = rest.maximum ?? found.max
  }
  return found
}

/** A regular expression implies a minimum length. */
const textOf = (schema: z.ZodString): Omit<Extract<Shape, { type: 'text' }>, 'isNullable'> => {
  const format = FORMATS.get(schema) ?? (schema.format === 'url' ? 'url' : 'plain')
  const { min, max } = limitsOf(schema)
  return { type: 'text', format, min: schema.format ? Math.max(min, 1) : min, max }
}

const finite = (value: number | null | undefined, other: number): number =>
  value === null || value === undefined || !Number.isFinite(value) ? other : value

/**
 * The shape of a domain schema, from which forms are generated, so that a new schema field requires a place in the
 * form. Throws for unsupported schemas.
 */
export function shapeOf(schema: z.ZodType, isNullable = false): Shape {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return shapeOf(schema.unwrap() as z.ZodType, true)
  if (schema === Inline || schema === NotedInline) return { type: 'inline', isNullable }
  if (schema instanceof z.ZodArray && schema.element === Block) return { type: 'blocks', isNullable }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => [name, shapeOf(field as z.ZodType)])
    return {
      type: schema === Picture ? 'picture' : 'group',
      fields: Object.fromEntries(fields),
      isNullable,
    }
  }
  if (schema instanceof z.ZodArray)
    return { type: 'list', item: shapeOf(schema.element as z.ZodType), ...limitsOf(schema), isNullable }
  if (schema instanceof z.ZodEnum) return { type: 'choice', options: schema.options as string[], isNullable }
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.map((option) =>
      option instanceof z.ZodLiteral ? String(option.value) : '',
    )
    if (options.every(Boolean)) return { type: 'choice', options, isNullable }
  }
  if (schema instanceof z.ZodBoolean) return { type: 'boolean', isNullable }
  if (schema instanceof z.ZodNumber) return { ...numberOf(schema), isNullable }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return { ...textOf(schema as z.ZodString), isNullable }
  throw new Error(`Unsupported schema type: ${schema.def.type}`)
}

const numberOf = (schema: z.ZodNumber): Omit<Extract<Shape, { type: 'number' }>, 'isNullable'> => ({
  type: 'number',
  isInt: schema.isInt,
  min: finite(schema.minValue, Number.MIN_SAFE_INTEGER),
  max: finite(schema.maxValue, Number.MAX_SAFE_INTEGER),
})

/** Whether a field is required. */
export function isRequired(shape: Shape): boolean {
  if (shape.isNullable) return false
  if (shape.type === 'text' || shape.type === 'list') return shape.min > 0
  return shape.type !== 'boolean' && shape.type !== 'group' && shape.type !== 'blocks'
}

/** The shape at a path: `hours.regular.0.open`; `null` if there is none. */
export function shapeAt(shape: Shape, path: string): Shape | null {
  if (path === '') return shape
  const [key = '', ...rest] = path.split('.')
  const next = 'fields' in shape ? (shape.fields[key] ?? null) : shape.type === 'list' ? shape.item : null
  return next && shapeAt(next, rest.join('.'))
}

/** All paths of a shape, with `*` for list entries: `access`, `access.*.mode`. Bodies are not traversed. */
export function pathsOf(shape: Shape, path = ''): string[] {
  const below = (key: string) => (path ? `${path}.${key}` : key)
  const own = path && !path.endsWith('*') ? [path] : []
  if ('fields' in shape)
    return [...own, ...Object.entries(shape.fields).flatMap(([key, field]) => pathsOf(field, below(key)))]
  if (shape.type === 'list') return [...own, ...pathsOf(shape.item, below('*'))]
  return own
}
