import { z } from 'zod'
import { isRecord } from '../json/is-record.ts'
import { innerOf, isText, optionOf, wholeOf } from '../whole-entity.fixture.ts'
import { HOSTILE_TEXTS } from './texts.fixture.ts'

type Schema = z.core.$ZodType

/** No draft takes these: they are refused at the door, and would take the rest with them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
export const TAKEN_TEXTS = HOSTILE_TEXTS.filter((text) => !CONTROL.test(text))

/** Names of objects' own parts do their harm only where nothing stands beside them. */
const isAlone = (text: string): boolean => /^\w+$/.test(text)

/** In letters. Longer ones would make pages that take long to read, and prove no more. */
const MOST_TOGETHER = 400

const KNOWN = new WeakMap<Schema, readonly string[]>()

/** The whole list in as few texts as a form takes: as many vectors in each as fit, and none that fits nowhere. */
export function hostileTextsFor(schema: Schema): readonly string[] {
  const known = KNOWN.get(schema)
  if (known) return known
  const fits = (text: string) => z.safeParse(schema, text).success
  const fitBoth = (one: string, other: string) =>
    one.length + other.length < MOST_TOGETHER && !isAlone(one) && fits(`${one} ${other}`)
  const texts: string[] = []
  for (const text of TAKEN_TEXTS.filter(fits)) {
    const at = isAlone(text) ? -1 : texts.findIndex((other) => fitBoth(other, text))
    if (at < 0) texts.push(text)
    else texts[at] = `${texts[at]} ${text}`
  }
  KNOWN.set(schema, texts)
  return texts
}

/** How many vectors of the list a form takes, each for itself. */
export const vectorsTaken = (schema: Schema): number =>
  TAKEN_TEXTS.filter((text) => z.safeParse(schema, text).success).length

type Leaf = { schema: Schema; value: unknown }

/** Every text of a thing, changed by what is given for it; the thing is as its form says. */
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

/** How often a thing must be filled until each of its texts has been each of the list. */
export function hostileRounds(schema: z.ZodObject, thing: object): number {
  let rounds = 0
  withTexts(schema, wholeOf(schema, thing), ({ schema: form, value }) => {
    rounds = Math.max(rounds, hostileTextsFor(form).length)
    return value
  })
  return rounds
}

/** Names an entity by which others find it: not for people to write, and looked up. */
const isName = (form: Schema): boolean => hostileTextsFor(form).every(isAlone)

/**
 * A valid thing with everything that its form has a place for, and a hostile text in the place of every text that people
 * write, whatever its form allows. Over all rounds each text has been each of the list; in one, neighbours differ.
 */
export function hostileEntity<Thing extends object>(schema: z.ZodObject, thing: Thing, round = 0): Thing {
  let place = 0
  return withTexts(schema, wholeOf(schema, thing), ({ schema: form, value }) => {
    const texts = hostileTextsFor(form)
    return isName(form) ? value : (texts[(round + place++ * 7) % texts.length] ?? value)
  }) as Thing
}

/** The form of every text that a form asks for, by where it stands. */
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
