import { z } from 'zod'
import { isRecord } from '../json/is-record.ts'
import type { DraftFields } from './manuscript.ts'

type Values = Record<string, unknown>

/** An empty run of text, as editors leave at the ends; a note has no text either. */
const isEmptyRun = (value: unknown): boolean =>
  isRecord(value) && 'marks' in value && value.text === '' && !value.note

const withoutText = ({ data }: Values): boolean =>
  isRecord(data) && Array.isArray(data.text) && data.text.every(isEmptyRun)

/** A paragraph without text. */
const isEmptyParagraph = (value: unknown): boolean =>
  isRecord(value) && value.type === 'paragraph' && withoutText(value)

const completeList = (schema: z.ZodArray, value: unknown): unknown =>
  Array.isArray(value)
    ? value
        .filter((entry) => !isEmptyRun(entry) && !isEmptyParagraph(entry))
        .map((entry) => complete(schema.def.element, entry))
    : (value ?? [])

function completeObject(schema: z.ZodObject, value: unknown): unknown {
  if (value !== null && value !== undefined && !isRecord(value)) return value
  const fields: Values = value ?? {}
  const filled = Object.entries(schema.shape).map(([name, field]) => [
    name,
    complete(field as z.core.$ZodType, fields[name]),
  ])
  return { ...fields, ...Object.fromEntries(filled.filter(([, entry]) => entry !== undefined)) }
}

const isChoice = (schema: unknown): schema is z.ZodDiscriminatedUnion =>
  schema instanceof z.ZodDiscriminatedUnion

const optionFor = (schema: z.ZodDiscriminatedUnion, value: unknown): z.core.$ZodType | undefined => {
  const { discriminator, options } = schema.def
  if (!isRecord(value)) return undefined
  return options.find(
    (option) =>
      z.safeParse((option as z.ZodObject).shape[discriminator] as z.ZodType, value[discriminator]).success,
  )
}

function complete(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodNullable)
    return value === undefined || value === null || value === ''
      ? null
      : complete(schema.def.innerType as z.core.$ZodType, value)
  if (schema instanceof z.ZodOptional)
    return value === undefined || value === null || value === ''
      ? undefined
      : complete(schema.def.innerType as z.core.$ZodType, value)
  if (schema instanceof z.ZodArray) return completeList(schema, value)
  if (schema instanceof z.ZodObject) return completeObject(schema, value)
  if (schema instanceof z.ZodBoolean) return value ?? false
  if (isChoice(schema)) {
    const option = optionFor(schema, value)
    return option ? complete(option, value) : value
  }
  return value
}

/**
 * The fields as published: optional empty values become `null`, a list or `false`; empty paragraphs and text runs are
 * dropped. Missing required values stay missing, so that the schema reports them.
 */
export const completeFields = (schema: z.ZodObject, fields: DraftFields): DraftFields =>
  completeObject(schema, fields) as DraftFields
