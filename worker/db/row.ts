import { z } from 'zod'
import { storedJson } from './stored-json.ts'

/** A row as returned by SQLite: snake_case, JSON as text, booleans as 0 and 1. */
export type Row = Record<string, string | number | null>

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

type ColumnType = 'json' | 'boolean' | 'moment' | 'plain'
export type Column = { field: string; name: string; type: ColumnType }

function columnType(schema: unknown): ColumnType {
  if (schema instanceof z.ZodNullable) return columnType(schema.unwrap())
  if (schema instanceof z.ZodObject || schema instanceof z.ZodArray) return 'json'
  if (schema instanceof z.ZodISODateTime) return 'moment'
  return schema instanceof z.ZodBoolean ? 'boolean' : 'plain'
}

/** The columns of a table, one for each field of its schema: lists and objects are stored as JSON. */
export function columnsOf(schema: z.ZodObject): Column[] {
  return Object.entries(schema.shape).map(([field, type]) => ({
    field,
    name: snakeCase(field),
    type: columnType(type),
  }))
}

/** An SQL value: plain columns of a row as a JSON object of its fields, with `more` pairs of a name and a value. */
export const jsonObject = (columns: readonly Column[], ...more: readonly string[]): string =>
  `json_object(${[...columns.map(({ field, name }) => `'${field}', "${name}"`), ...more].join(', ')})`

/** Moments are stored in UTC, so that comparing text compares time. Dates, and texts that look like moments, stay. */
function stored(value: unknown, type: ColumnType): string | number | null {
  if (value === null || value === undefined) return null
  if (type === 'json') return JSON.stringify(value)
  if (type === 'boolean') return value ? 1 : 0
  if (typeof value === 'number') return value
  return type === 'moment' ? new Date(String(value)).toISOString() : String(value)
}

/** The values of an entity in the order of `columns`, ready to bind. */
export function valuesOf(columns: readonly Column[], entity: object): (string | number | null)[] {
  const fields: Record<string, unknown> = { ...entity }
  return columns.map(({ field, type }) => stored(fields[field], type))
}

/** The fields of a row, not validated by a schema yet. */
export function fieldsOf(columns: readonly Column[], row: Row): Record<string, unknown> {
  return Object.fromEntries(
    columns.map(({ field, name, type }) => {
      const value = row[name] ?? null
      if (value === null) return [field, null]
      if (type === 'json') return [field, storedJson(value)]
      return [field, type === 'boolean' ? value === 1 : value]
    }),
  )
}
