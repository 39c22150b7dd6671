import { z } from 'zod'
import { HOSTILE_TEXTS } from './hostile-texts.fixture.ts'

type Schema = z.core.$ZodType

/** They name other things, and are refused or looked up; what stands in them is no text. */
const NAMES = new Set([
  'id',
  'refId',
  'slug',
  'address',
  'ogImage',
  'authorId',
  'editorId',
  'featureId',
  'target',
])

/** No draft takes these: they are refused at the door, and would take the rest with them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
const TEXTS = HOSTILE_TEXTS.filter((text) => !CONTROL.test(text))

/** Gives the next text of the list that a schema takes, or `null` when it takes none of them. */
const nextOf = () => {
  let at = 0
  return (schema: Schema): string | null => {
    for (const _ of TEXTS) {
      const text = TEXTS[at++ % TEXTS.length] ?? ''
      if (z.safeParse(schema, text).success) return text
    }
    return null
  }
}

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A valid thing with a hostile text in the place of every text that people write, whatever its form allows: the whole
 * list again and again, so that over the fields of a few kinds each of them has stood in many places.
 */
export function hostileEntity<Thing extends object>(schema: z.ZodObject, thing: Thing): Thing {
  const next = nextOf()
  const fill = (form: Schema, value: unknown, name: string): unknown => {
    if (form instanceof z.ZodNullable || form instanceof z.ZodOptional) {
      const inner = form.def.innerType as Schema
      if (value !== null && value !== undefined) return fill(inner, value, name)
      return inner._zod.def.type === 'string' && !NAMES.has(name) ? (next(inner) ?? value) : value
    }
    if (form instanceof z.ZodDiscriminatedUnion || form instanceof z.ZodUnion) {
      const option = form.def.options.find((one: Schema) => z.safeParse(one, value).success)
      return option ? fill(option as Schema, value, name) : value
    }
    if (form instanceof z.ZodObject && isThing(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => [
          key,
          form.shape[key] ? fill(form.shape[key] as Schema, part, key) : part,
        ]),
      )
    if (form instanceof z.ZodArray && Array.isArray(value))
      return value.map((entry) => fill(form.def.element, entry, name))
    const isText = form._zod.def.type === 'string' && typeof value === 'string' && !NAMES.has(name)
    return isText ? (next(form) ?? value) : value
  }
  return fill(schema, thing, '') as Thing
}

const run = (text: string, marks: object[] = []) => [{ text, marks }]
const picture = (text: string) => ({
  image: {
    address: '{address}/drawn/sample.jpg',
    alt: text,
    credit: text,
    license: text,
    focalX: 0.5,
    focalY: 0.5,
  },
  caption: text,
})

/** One block of every type without a card, ready to be filled; the ids are made by whoever uses them. */
export const everyBlock = (newId: () => string): object[] => {
  const block = (type: string, data: object) => ({ id: newId(), type, data })
  const ruby = { type: 'ruby', text: 'x' }
  const link = { type: 'link', href: 'https://www.example.jp/' }
  const step = { day: 1, time: null, kind: 'stop', title: 'x', minutes: 10, body: 'x', ref: null }
  return [
    block('heading', { level: 2, text: 'x' }),
    block('heading', { level: 3, text: 'x' }),
    block('paragraph', {
      text: [...run('x'), ...run('x', [ruby]), ...run('x', [{ type: 'bold' }]), ...run('x', [link])],
    }),
    block('image', picture('x')),
    block('gallery', { images: [picture('x'), picture('x')] }),
    block('list', { ordered: false, items: [run('x'), run('x', [{ type: 'marker' }])] }),
    block('quote', { text: run('x'), source: 'x', sourceUrl: 'https://www.example.jp/' }),
    block('table', {
      caption: 'x',
      header: ['x', 'x'],
      rows: [
        ['x', 'x'],
        ['x', 'x'],
      ],
    }),
    block('callout', { tone: 'info', title: 'x', text: run('x') }),
    block('faq', { items: [{ question: 'x', answer: run('x') }] }),
    block('ranking', { title: 'x', items: [1, 2].map(() => ({ ref: null, title: 'x', comment: 'x' })) }),
    block('timeline', { title: 'x', steps: [step, { ...step, kind: 'move' }] }),
    block('embed', { service: 'youtube', url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: 'x' }),
    block('prNotice', { text: 'x' }),
  ]
}
