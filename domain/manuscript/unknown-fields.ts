import { z } from 'zod'
import { isRecord } from '../json/is-record.ts'
import { isUnknownBlock } from './unknown-block.ts'

type Schema = z.core.$ZodType
type Path = readonly (string | number)[]

/** The option of the union that matches the value's discriminator. */
const formOf = (schema: z.ZodDiscriminatedUnion, value: unknown): Schema | undefined => {
  const { discriminator, options } = schema.def
  const name = isRecord(value) ? value[discriminator] : undefined
  return options.find(
    (option) => z.safeParse((option as z.ZodObject).shape[discriminator] as Schema, name).success,
  )
}

function inObject(schema: z.ZodObject, value: unknown, path: Path): Path[] {
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const field = Object.hasOwn(schema.shape, name) ? (schema.shape[name] as Schema) : undefined
    return field ? unknownFields(field, part, [...path, name]) : [[...path, name]]
  })
}

/**
 * Paths of all properties that the schema does not define, at any depth: written by a newer build. Blocks of unknown
 * types are reported separately.
 */
export function unknownFields(schema: Schema, value: unknown, path: Path = []): Path[] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return unknownFields(schema.def.innerType as Schema, value, path)
  if (schema instanceof z.ZodArray)
    return (Array.isArray(value) ? value : []).flatMap((entry, index) =>
      isUnknownBlock(entry) ? [] : unknownFields(schema.def.element as Schema, entry, [...path, index]),
    )
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const form = formOf(schema, value)
    return form ? unknownFields(form, value, path) : []
  }
  return schema instanceof z.ZodObject ? inObject(schema, value, path) : []
}
