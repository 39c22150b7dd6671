import { z } from 'zod'
import { isRecord } from '../json/is-record.ts'

/** Marks a value that cannot be made valid: dropped from lists, replaced by an empty value elsewhere. */
const NONE = Symbol('none')

type Schema = z.core.$ZodType

const fits = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success

/** Whether a value is only incomplete: too short or too few. */
const isUnfinished = (schema: Schema, value: unknown): boolean =>
  (z.safeParse(schema, value).error?.issues ?? []).every(({ code }) => code === 'too_small')

function nearestText(schema: Schema, value: unknown, now: Date): string {
  if (typeof value === 'string' && isUnfinished(schema, value)) return value
  const { format } = schema._zod.def as { format?: string }
  if (format === 'datetime') return now.toISOString()
  return format === 'date' ? now.toISOString().slice(0, 10) : ''
}

function nearestObject(schema: z.ZodObject, value: unknown, now: Date): Record<string, unknown> {
  const given = isRecord(value) ? value : {}
  const entries = Object.entries(schema.shape).map(([name, field]): [string, unknown] => {
    const found = nearest(field as Schema, given[name], now)
    return [name, found === NONE ? null : found]
  })
  return Object.fromEntries(entries.filter(([, found]) => found !== undefined))
}

const nearestList = (element: Schema, value: unknown, now: Date): unknown[] =>
  (Array.isArray(value) ? value : [])
    .map((entry) => nearest(element, entry, now))
    .filter((entry) => entry !== NONE && isUnfinished(element, entry))

/** The variant by its discriminator; none without one. */
function nearestChoice({ def }: z.ZodDiscriminatedUnion, value: unknown, now: Date): unknown {
  const named = isRecord(value) ? value[def.discriminator] : undefined
  const option = def.options.find((one) => fits((one as z.ZodObject).shape[def.discriminator], named))
  return option ? nearest(option, value, now) : NONE
}

function nearest(schema: Schema, value: unknown, now: Date): unknown {
  if (fits(schema, value)) return value
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const empty = schema instanceof z.ZodNullable ? null : undefined
    if (value === null || value === undefined) return empty
    const inner = schema.def.innerType as Schema
    const found = nearest(inner, value, now)
    return found !== NONE && isUnfinished(inner, found) ? found : empty
  }
  if (schema instanceof z.ZodDiscriminatedUnion) return nearestChoice(schema, value, now)
  if (schema instanceof z.ZodUnion) return nearest(schema.def.options[0] as Schema, value, now)
  if (schema instanceof z.ZodObject) return nearestObject(schema, value, now)
  if (schema instanceof z.ZodArray) return nearestList(schema.def.element, value, now)
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodLiteral) return schema.value
  const { type } = schema._zod.def
  if (type === 'string') return nearestText(schema, value, now)
  if (type === 'boolean') return value === true
  if (type === 'number') return typeof value === 'number' && isUnfinished(schema, value) ? value : 0
  return NONE
}

/**
 * A valid entity for the preview of a draft: keeps all valid values and replaces missing or invalid ones by the
 * emptiest valid value. Invalid list entries, such as blocks of an unknown type, are dropped.
 */
export const nearestEntity = (
  schema: z.ZodObject,
  fields: Readonly<Record<string, unknown>>,
  now: Date,
): Record<string, unknown> => nearestObject(schema, fields, now)
