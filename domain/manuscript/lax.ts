import { z } from 'zod'
import { Block } from '../blocks/block.ts'
import { Mark } from '../blocks/inline.ts'
import { isUnknownBlock } from './unknown-block.ts'

/** What a text without a limit of its own may have at most, in UTF-16 units, and a list in entries. */
const LONGEST_TEXT = 20_000
const LONGEST_LIST = 500
/** Of a text that has a form, such as a postal code, while it is half written. */
const LONGEST_PART = 100
/** Of all that a thing has which is not known here, in UTF-16 units of its JSON. */
const LONGEST_UNKNOWN = 20_000

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
 * Whether a text of this form leads nowhere, however it is written: it holds digits, letters and hyphens, and so may be
 * half written. What could be an address (a link, a target) or reaches a style never is.
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

/** C0 controls but tab and line breaks: no person writes them, and they hide what stands before them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

type Issue = { code: string; [key: string]: unknown }

function laxText(schema: z.core.$ZodType): z.ZodType {
  const harmless = checksOf(schema).some(({ pattern }) => isHarmless(pattern))
  return z.string().check((payload) => {
    const { value, issues } = payload
    if (value === '') return
    const refuse = (issue: Issue) => issues.push({ ...issue, input: value } as never)
    const longest = harmless ? LONGEST_PART : LONGEST_TEXT
    if (value.length > longest)
      refuse({ code: 'too_big', origin: 'string', maximum: longest, inclusive: true })
    if (CONTROL.test(value)) refuse({ code: 'invalid_format', format: 'regex', origin: 'string' })
    for (const issue of z.safeParse(schema, value).error?.issues ?? []) {
      if (issue.code === 'too_small' || (harmless && issue.code === 'invalid_format')) continue
      refuse({ ...issue, path: [] })
    }
  })
}

/** Too small a number may still grow while it is typed. */
function laxNumber(schema: z.core.$ZodType): z.ZodType {
  return z.number().check((payload) => {
    for (const issue of z.safeParse(schema, payload.value).error?.issues ?? [])
      if (issue.code !== 'too_small')
        payload.issues.push({ ...issue, path: [], input: payload.value } as never)
  })
}

function laxList(schema: z.ZodArray): z.ZodType {
  const most = checksOf(schema).map(({ maximum, length }) => maximum ?? length ?? LONGEST_LIST)
  return z.array(emptiable(schema.def.element)).max(Math.min(LONGEST_LIST, ...most))
}

const laxShape = (shape: z.core.$ZodLooseShape, strict: readonly string[] = []): z.core.$ZodLooseShape =>
  Object.fromEntries(
    Object.entries(shape).map(([key, field]) => [
      key,
      strict.includes(key) ? field : emptiable(field as z.core.$ZodType).optional(),
    ]),
  )

/**
 * What a newer build has written beside what is known here stays where it is, unread: an older one that saves the rest
 * must not lose it. It reaches no reader before somebody knows it (`unknownFields`).
 */
const keeping = (shape: z.core.$ZodLooseShape): z.ZodObject =>
  z.looseObject(shape).check(({ value, issues }) => {
    const unknown = Object.entries(value).filter(([name]) => !Object.hasOwn(shape, name))
    if (unknown.length > 0 && JSON.stringify(unknown).length > LONGEST_UNKNOWN)
      issues.push({
        code: 'too_big',
        origin: 'string',
        maximum: LONGEST_UNKNOWN,
        inclusive: true,
        input: value,
      })
  }) as z.ZodObject

/** Which of several forms a thing has, and what names it, must be known from the start. */
function laxChoice(schema: z.ZodDiscriminatedUnion): z.ZodType {
  const { discriminator, options } = schema.def
  const lax = options.map((option) => keeping(laxShape((option as z.ZodObject).shape, [discriminator, 'id'])))
  return z.discriminatedUnion(discriminator, lax as unknown as [z.ZodObject, ...z.ZodObject[]])
}

/** What is inside a run of text is made by the editor, never half. */
const LAX_MARK = z.discriminatedUnion('type', [
  ...Mark.def.options.map(({ shape }) => keeping(shape)),
] as unknown as [z.ZodObject, ...z.ZodObject[]])

/** A block of a type that is not known passes as the very object it is: not even the order of its keys changes. */
function laxBlock(): z.ZodType {
  const known = laxChoice(Block)
  return z.unknown().transform((value, { issues }) => {
    if (isUnknownBlock(value)) return value
    const { data, error } = known.safeParse(value)
    for (const issue of error?.issues ?? []) issues.push({ ...issue, input: value } as never)
    return data
  })
}

const KNOWN = new WeakMap<z.core.$ZodType, z.ZodType>()

function laxly(schema: z.core.$ZodType): z.ZodType {
  if (schema === Mark) return LAX_MARK
  if (schema === Block) return laxBlock()
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return emptiable(schema.def.innerType as z.core.$ZodType)
  if (schema instanceof z.ZodDiscriminatedUnion) return laxChoice(schema)
  if (schema instanceof z.ZodUnion)
    return z.union(schema.def.options.map((option) => laxly(option)) as [z.ZodType, ...z.ZodType[]])
  if (schema instanceof z.ZodObject) return keeping(laxShape(schema.shape))
  if (schema instanceof z.ZodArray) return laxList(schema)
  if (definitionOf(schema).type === 'string') return laxText(schema)
  if (definitionOf(schema).type === 'number') return laxNumber(schema)
  return schema as z.ZodType
}

/** A choice that was not made is '', as a form's own empty option says it. */
const unchosen = (schema: z.core.$ZodType): z.ZodType =>
  schema instanceof z.ZodEnum ? z.union([z.literal(''), schema]) : laxly(schema)

function emptiable(schema: z.core.$ZodType): z.ZodType {
  const known = KNOWN.get(schema)
  if (known) return known
  const made = schema === Mark ? LAX_MARK : unchosen(schema).nullable()
  KNOWN.set(schema, made)
  return made
}

/**
 * The form of an entity while it is written: everything may be missing, empty, `null` or too short, and nothing may be
 * of another type, too long, or dangerous. Addresses, marks and types of blocks are as strict as in the entity. What the
 * things in it have besides is kept as it is (of the entity itself: refused). Rules that join several fields wait.
 */
export function laxOf<Shape extends z.core.$ZodLooseShape>(
  schema: z.ZodObject<Shape>,
): z.ZodType<{ [Key in keyof Shape]?: unknown }> {
  return z.strictObject(laxShape(schema.shape)) as never
}
