import { z } from 'zod'
import { isRecord } from '../json/is-record.ts'
import { innerOf, isText, optionOf, wholeOf } from '../whole-entity.fixture.ts'
import { HOSTILE_TEXTS } from './texts.fixture.ts'

type Schema = z.core.$ZodType

/** Rejected by every draft schema, together with the rest of the value. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
export const ACCEPTED_TEXTS = HOSTILE_TEXTS.filter((text) => !CONTROL.test(text))

/** Names of built-in properties are only effective as the whole text. */
const isAlone = (text: string): boolean => /^\w+$/.test(text)

/** Maximum length of combined texts; longer ones slow pages down without proving more. */
const MAX_ROUNDS = 400

const CACHE = new WeakMap<Schema, readonly string[]>()

/**
 * The whole list in as few texts as the schema allows: as many vectors in each text as fit; vectors that fit nowhere
 * are dropped.
 */
export function hostileTextsFor(schema: Schema): readonly string[] {
  const cached = CACHE.get(schema)
  if (cached) return cached
  const fits = (text: string) => z.safeParse(schema, text).success
  const fitBoth = (one: string, other: string) =>
    one.length + other.length < MAX_ROUNDS && !isAlone(one) && fits(`${one} ${other}`)
  const texts: string[] = []
  for (const text of ACCEPTED_TEXTS.filter(fits)) {
    const at = isAlone(text) ? -1 : texts.findIndex((other) => fitBoth(other, text))
    if (at < 0) texts.push(text)
    else texts[at] = `${texts[at]} ${text}`
  }
  CACHE.set(schema, texts)
  return texts
}

/** Number of vectors that the schema accepts individually. */
export const vectorCount = (schema: Schema): number =>
  ACCEPTED_TEXTS.filter((text) => z.safeParse(schema, text).success).length

type Leaf = { schema: Schema; value: unknown }

/** Replaces every text of a value that matches the schema. */
function withTexts(schema: Schema, value: unknown, change: (leaf: Leaf) => unknown): unknown {
  const form = innerOf(schema)
  if (value === null || value === undefined) return value
  if (form instanceof z.ZodUnion) {
    const option = optionOf(form, value)
    return option === form ? value : withTexts(option, value, change)
  }
  if (form instanceof z.ZodObject && isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        form.shape[key] ? withTexts(form.shape[key] as Schema, part, change) : part,
      ]),
    )
  if (form instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry) => withTexts(form.def.element as Schema, entry, change))
  return isText(form) && typeof value === 'string' ? change({ schema: form, value }) : value
}

/** How many rounds are needed until each text has taken each value of the list. */
export function hostileRounds(schema: z.ZodObject, entity: object): number {
  let rounds = 0
  withTexts(schema, wholeOf(schema, entity), ({ schema: form, value }) => {
    rounds = Math.max(rounds, hostileTextsFor(form).length)
    return value
  })
  return rounds
}

/** Names by which other entities are looked up, not free text. */
const isName = (form: Schema): boolean => hostileTextsFor(form).every(isAlone)

/**
 * A valid entity with all optional parts and a hostile text in every free-text field, as far as the schema allows.
 * Over all rounds each field takes each text; within a round, neighbouring fields differ.
 */
export function hostileEntity<Entity extends object>(schema: z.ZodObject, entity: Entity, round = 0): Entity {
  let place = 0
  return withTexts(schema, wholeOf(schema, entity), ({ schema: form, value }) => {
    const texts = hostileTextsFor(form)
    return isName(form) ? value : (texts[(round + place++ * 7) % texts.length] ?? value)
  }) as Entity
}

/** The schema of every text in an object schema, by path. */
export function textForms(schema: z.ZodObject): Map<string, Schema> {
  const found = new Map<string, Schema>()
  const walk = (part: Schema, path: string) => {
    const form = innerOf(part)
    if (isText(form)) found.set(path, form)
    else if (form instanceof z.ZodArray) walk(form.def.element as Schema, `${path}[]`)
    else if (form instanceof z.ZodUnion)
      form.def.options.forEach((option, index) => {
        walk(option as Schema, `${path}|${index}`)
      })
    else if (form instanceof z.ZodObject)
      for (const [name, field] of Object.entries(form.shape)) walk(field as Schema, `${path}.${name}`)
  }
  walk(schema, '')
  return found
}
