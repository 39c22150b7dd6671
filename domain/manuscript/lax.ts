import { z } from 'zod'
import { Block } from '../blocks/block.ts'
import { Mark } from '../blocks/inline.ts'
import { isUnknownBlock } from './unknown-block.ts'

/** Maximum length of a text without a limit of its own, in UTF-16 units, and of a list, in entries. */
const MAX_TEXT_LENGTH = 20_000
const MAX_LIST_LENGTH = 500
/** Maximum length of a formatted text, such as a postal code, while it is incomplete. */
const MAX_PART_LENGTH = 100
/** Maximum size of all unknown properties of an object, in UTF-16 units of their JSON. */
const MAX_UNKNOWN_SIZE = 20_000

type Check = {
  check: string
  format?: string
  pattern?: RegExp
  maximum?: number
  length?: number
  value?: number
}
type Definition = Record<string, unknown> & {
  type: string
  format?: string
  checks?: { _zod: { def: Check } }[]
}

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def as unknown as Definition
const checksOf = (schema: z.core.$ZodType): Check[] =>
  (definitionOf(schema).checks ?? []).map(({ _zod }) => _zod.def)

/**
 * Patterns of texts that are safe even when incomplete: they hold digits, letters and hyphens only. Texts that could
 * be URLs (links, targets) or reach a style are never among them.
 */
const HARMLESS = [
  /^\^\\d\{\d\}(-\\d\{\d\})?\$$/, // postal, prefecture and city codes
  /^\^\[A-Z0-9\]\{10\}\$$/, // ASIN
  /^\^\\d\+\$$/, // numbers of other services
  /^\^\(\[01\]\\d\|2\\d\)/, // clock times
  /^\^\(0\[1-9\]\|1\[0-2\]\)/, // days of the year
  /^\^\[a-z0-9\]\+/, // slugs
]
const isHarmless = (pattern: RegExp | undefined): boolean =>
  pattern !== undefined && HARMLESS.some((form) => form.test(pattern.source))

/** C0 controls except tab and line breaks: they are never typed, and can hide preceding text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

type Issue = { code: string; [key: string]: unknown }

function laxText(schema: z.core.$ZodType): z.ZodType {
  const harmless = checksOf(schema).some(({ pattern }) => isHarmless(pattern))
  return z.string().check((payload) => {
    const { value, issues } = payload
    if (value === '') return
    const refuse = (issue: Issue) => issues.push({ ...issue, input: value } as never)
    const maxLength = harmless ? MAX_PART_LENGTH : MAX_TEXT_LENGTH
    if (value.length > maxLength)
      refuse({ code: 'too_big', origin: 'string', maximum: maxLength, inclusive: true })
    if (CONTROL.test(value)) refuse({ code: 'invalid_format', format: 'regex', origin: 'string' })
    for (const issue of z.safeParse(schema, value).error?.issues ?? []) {
      if (issue.code === 'too_small' || (harmless && issue.code === 'invalid_format')) continue
      refuse({ ...issue, path: [] })
    }
  })
}

/** A number below the minimum may still grow while it is typed. */
function laxNumber(schema: z.core.$ZodType): z.ZodType {
  return z.number().check((payload) => {
    for (const issue of z.safeParse(schema, payload.value).error?.issues ?? [])
      if (issue.code !== 'too_small')
        payload.issues.push({ ...issue, path: [], input: payload.value } as never)
  })
}

function laxList(schema: z.ZodArray): z.ZodType {
  const maxItems = checksOf(schema).map(({ maximum, length }) => maximum ?? length ?? MAX_LIST_LENGTH)
  return z.array(emptiable(schema.def.element)).max(Math.min(MAX_LIST_LENGTH, ...maxItems))
}

const laxShape = (shape: z.core.$ZodLooseShape, strict: readonly string[] = []): z.core.$ZodLooseShape =>
  Object.fromEntries(
    Object.entries(shape).map(([key, field]) => [
      key,
      strict.includes(key) ? field : emptiable(field as z.core.$ZodType).optional(),
    ]),
  )

/**
 * Properties written by a newer build are preserved unread, so that an older build does not lose them when it saves.
 * They are not published before this build knows them (`unknownFields`).
 */
const preserving = (shape: z.core.$ZodLooseShape): z.ZodObject =>
  z.looseObject(shape).check(({ value, issues }) => {
    const unknown = Object.entries(value).filter(([name]) => !Object.hasOwn(shape, name))
    if (unknown.length > 0 && JSON.stringify(unknown).length > MAX_UNKNOWN_SIZE)
      issues.push({
        code: 'too_big',
        origin: 'string',
        maximum: MAX_UNKNOWN_SIZE,
        inclusive: true,
        input: value,
      })
  }) as z.ZodObject

/** The discriminator and the id must be valid from the start. */
function laxChoice(schema: z.ZodDiscriminatedUnion): z.ZodType {
  const { discriminator, options } = schema.def
  const lax = options.map((option) =>
    preserving(laxShape((option as z.ZodObject).shape, [discriminator, 'id'])),
  )
  return z.discriminatedUnion(discriminator, lax as unknown as [z.ZodObject, ...z.ZodObject[]])
}

/** Marks are created by the editor and never incomplete. */
const LAX_MARK = z.discriminatedUnion('type', [
  ...Mark.def.options.map(({ shape }) => preserving(shape)),
] as unknown as [z.ZodObject, ...z.ZodObject[]])

let blocks: { known: z.ZodType; any: z.ZodType } | undefined

/**
 * The schema of a block in a draft (`any`): one of an unknown type passes as the same object, so that not even its key
 * order changes. `known`: the schema of the others alone.
 */
export function draftBlocks(): { known: z.ZodType; any: z.ZodType } {
  blocks ??= makeDraftBlocks()
  return blocks
}

function makeDraftBlocks() {
  const known = laxChoice(Block)
  const any = z.unknown().transform((value, { issues }) => {
    if (isUnknownBlock(value)) return value
    const { data, error } = known.safeParse(value)
    for (const issue of error?.issues ?? []) issues.push({ ...issue, input: value } as never)
    return data
  })
  return { known, any }
}

const CACHE = new WeakMap<z.core.$ZodType, z.ZodType>()

function laxly(schema: z.core.$ZodType): z.ZodType {
  if (schema === Mark) return LAX_MARK
  if (schema === Block) return draftBlocks().any
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return emptiable(schema.def.innerType as z.core.$ZodType)
  if (schema instanceof z.ZodDiscriminatedUnion) return laxChoice(schema)
  if (schema instanceof z.ZodUnion)
    return z.union(schema.def.options.map((option) => laxly(option)) as [z.ZodType, ...z.ZodType[]])
  if (schema instanceof z.ZodObject) return preserving(laxShape(schema.shape))
  if (schema instanceof z.ZodArray) return laxList(schema)
  if (definitionOf(schema).type === 'string') return laxText(schema)
  if (definitionOf(schema).type === 'number') return laxNumber(schema)
  return schema as z.ZodType
}

/** '' means no option selected, like the empty option of a select. */
const unchosen = (schema: z.core.$ZodType): z.ZodType =>
  schema instanceof z.ZodEnum ? z.union([z.literal(''), schema]) : laxly(schema)

function emptiable(schema: z.core.$ZodType): z.ZodType {
  const cached = CACHE.get(schema)
  if (cached) return cached
  const made = schema === Mark ? LAX_MARK : unchosen(schema).nullable()
  CACHE.set(schema, made)
  return made
}

/**
 * The schema of an entity while it is edited: values may be missing, empty, `null` or too short, but not of another
 * type, too long or dangerous. Addresses, marks and block types are as strict as in the entity. Unknown properties of
 * nested objects are preserved; of the entity itself they are rejected. Rules across fields are skipped.
 */
export function laxOf<Shape extends z.core.$ZodLooseShape>(
  schema: z.ZodObject<Shape>,
): z.ZodType<{ [Key in keyof Shape]?: unknown }> {
  return z.strictObject(laxShape(schema.shape)) as never
}
