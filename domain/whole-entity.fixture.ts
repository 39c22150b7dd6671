import { z } from 'zod'
import { isRecord } from './json/is-record.ts'
import { randomIdentifier } from './text/identifier.ts'

type Schema = z.core.$ZodType

/** Sample texts for every format: plain text first. */
const TEXTS: readonly (() => string)[] = [
  () => 'x',
  () => 'https://www.example.jp/',
  () => 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  () => '{address}/drawn/sample.webp',
  randomIdentifier,
  () => '2026-11-21',
  () => '2026-11-21T00:00:00.000Z',
  () => '09:00',
  () => '11-21',
  () => '13',
  () => '13101',
  () => '100-0001',
  () => '03-1234-5678',
  () => 'B000000000',
  () => '123456',
  () => '#808080',
]
const NUMBERS = [1, 2, 0.5, 35, 139, 2026]

const fits = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success

const typeOf = (schema: Schema): string => schema._zod.def.type

/** The schema without nullable and optional wrappers. */
export const innerOf = (schema: Schema): Schema =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional
    ? innerOf(schema.def.innerType as Schema)
    : schema

/** A text schema of any format, including two-step validation. */
export const isText = (schema: Schema): boolean =>
  typeOf(schema) === 'string' || (schema instanceof z.ZodPipe && isText(schema.def.in as Schema))

/** Whether a schema contains free text; ids, days and codes do not count. */
export function acceptsText(schema: Schema): boolean {
  const form = innerOf(schema)
  if (isText(form)) return fits(form, 'x "y" <z>')
  if (form instanceof z.ZodArray) return acceptsText(form.def.element as Schema)
  if (form instanceof z.ZodUnion) return optionsOf(form).some(acceptsText)
  return form instanceof z.ZodObject && Object.values(form.shape).some((part) => acceptsText(part as Schema))
}

/** The variants of a union, or the schema itself. */
const optionsOf = (schema: Schema): readonly Schema[] =>
  schema instanceof z.ZodUnion ? (schema.def.options as readonly Schema[]) : [schema]

/** The variant that matches a value; the first one if there is no value. */
export const optionOf = (schema: Schema, value: unknown): Schema => {
  const options = optionsOf(schema)
  if (schema instanceof z.ZodDiscriminatedUnion && isRecord(value)) {
    const name = schema.def.discriminator
    const named = options.find(
      (option) => option instanceof z.ZodObject && fits(option.shape[name] as Schema, value[name]),
    )
    if (named) return named
  }
  return options.find((option) => fits(option, value)) ?? options[0] ?? schema
}

function itemsOf(schema: z.ZodArray, given: readonly unknown[]): unknown[] {
  const element = schema.def.element as Schema
  const completed = given.map((item) => wholeOf(element, item))
  if (!acceptsText(element) && fits(schema, completed)) return completed
  // Adds a block of every missing type to a body.
  const missing = optionsOf(innerOf(element)).filter(
    (option) => !given.some((item) => optionOf(innerOf(element), item) === option),
  )
  const items = [...completed, ...missing.map((option) => wholeOf(option))]
  while (!fits(schema, items) && items.length < 4) items.push(wholeOf(element))
  return fits(schema, items) ? items : completed
}

/**
 * A value with all parts of a schema filled in: missing values are generated, lists get an entry, unions one of each
 * variant. Optional ids, days and codes are left out. Rules across fields are ignored, since drafts need not satisfy
 * them.
 */
export function wholeOf(schema: Schema, value?: unknown): unknown {
  const form = innerOf(schema)
  const given = value ?? undefined
  if (given === undefined && form !== schema && !acceptsText(form))
    return fits(schema, null) ? null : undefined
  if (form instanceof z.ZodArray) return itemsOf(form, Array.isArray(given) ? given : [])
  if (form instanceof z.ZodUnion) {
    const option = optionOf(form, given)
    return option === form ? given : wholeOf(option, given)
  }
  if (form instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(form.shape)
        .map(([name, part]) => [name, wholeOf(part as Schema, isRecord(given) ? given[name] : undefined)])
        .filter(([, part]) => part !== undefined),
    )
  if (given !== undefined && given !== '') return given
  if (isText(form)) return TEXTS.map((make) => make()).find((text) => fits(form, text)) ?? ''
  if (typeOf(form) === 'number') return NUMBERS.find((number) => fits(form, number)) ?? 1
  if (typeOf(form) === 'boolean') return true
  if (form instanceof z.ZodEnum) return form.options[0]
  if (form instanceof z.ZodLiteral) return [...form.values][0]
  return value
}
