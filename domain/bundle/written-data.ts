import { z } from 'zod'
import { NotedInline } from '../blocks/inline.ts'
import type { Note } from '../blocks/note.ts'
import { isRecord } from '../json/is-record.ts'
import { readInline, writeInline } from './inline-text.ts'
import type { Report } from './problem.ts'

type Schema = z.core.$ZodType

const isWrapper = (schema: Schema): schema is z.ZodNullable | z.ZodOptional =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional

/** Applies `change` to the parts of a value, with their schemas, in the order of the schemas; unknown parts stay last. */
function mapParts(
  schema: z.ZodObject,
  value: Record<string, unknown>,
  change: (part: Schema, value: unknown, name: string) => unknown,
) {
  const known = Object.keys(schema.shape).filter((name) => Object.hasOwn(value, name))
  const others = Object.keys(value).filter((name) => !Object.hasOwn(schema.shape, name))
  return Object.fromEntries([
    ...known.map((name) => [name, change(schema.shape[name] as Schema, value[name], name)]),
    ...others.map((name) => [name, value[name]]),
  ])
}

/**
 * A value as it is written: formatted texts as one text, fields in the order of their schema. With `isSlim` without fields
 * that are `null` or an empty list, which `completeFields` adds again.
 */
export function written(
  schema: Schema,
  value: unknown,
  numberOf: (note: Note) => number,
  isSlim: boolean,
): unknown {
  if (isWrapper(schema)) return written(schema.def.innerType as Schema, value, numberOf, isSlim)
  if (schema === NotedInline) return writeInline(value, numberOf) ?? value
  if (schema instanceof z.ZodArray)
    return Array.isArray(value)
      ? value.map((entry) => written(schema.def.element as Schema, entry, numberOf, isSlim))
      : value
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value
  const isLeftOut = (part: unknown) => part === null || (Array.isArray(part) && part.length === 0)
  const kept = isSlim
    ? Object.fromEntries(Object.entries(value).filter(([, part]) => !isLeftOut(part)))
    : value
  return mapParts(schema, kept, (part, inner) => written(part, inner, numberOf, isSlim))
}

type Where = {
  lineOf: (path: readonly PropertyKey[]) => number
  noteOf: (number: number) => Note | undefined
  report: Report
}

/** The value of what was written: a text in the place of runs is read. */
export function unwritten(
  schema: Schema,
  value: unknown,
  where: Where,
  path: readonly PropertyKey[] = [],
): unknown {
  if (isWrapper(schema)) return unwritten(schema.def.innerType as Schema, value, where, path)
  if (schema === NotedInline && typeof value === 'string')
    return readInline(value, { ...where, line: where.lineOf(path) })
  if (schema instanceof z.ZodArray)
    return Array.isArray(value)
      ? value.map((entry, index) => unwritten(schema.def.element as Schema, entry, where, [...path, index]))
      : value
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value
  return mapParts(schema, value, (part, inner, name) => unwritten(part, inner, where, [...path, name]))
}
