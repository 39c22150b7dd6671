import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Mark } from '../blocks/inline.ts'
import { ArticlePage } from '../content/article-page.ts'
import { ALL_CONTENT_KINDS } from '../content/kind.ts'
import { SponsoredPage } from '../content/sponsored-page.ts'
import { randomIdentifier } from '../text/identifier.ts'
import { laxOf } from './lax.ts'
import { CONTENT_SCHEMAS, draftSchemaOf } from './schemas.ts'

const Article = laxOf(ArticlePage)
const fits = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success
const block = (type: string, data: unknown, id = randomIdentifier()) => ({ blocks: [{ id, type, data }] })
const linked = (href: unknown) =>
  block('paragraph', { text: [{ text: 'ここ', marks: [{ type: 'link', href }] }] })

test('an empty object is a draft of every kind, and every field may be empty', () => {
  for (const kind of ALL_CONTENT_KINDS) {
    const schema = draftSchemaOf(kind)
    expect(schema.parse({})).toEqual({})
    for (const name of Object.keys(CONTENT_SCHEMAS[kind].shape)) {
      expect([kind, name, fits(schema, { [name]: null })]).toEqual([kind, name, true])
      expect([kind, name, fits(schema, { [name]: undefined })]).toEqual([kind, name, true])
    }
  }
})

test('an incomplete form is preserved', () => {
  for (const begun of [
    { title: '', catch: '', summary: [], blocks: [], type: '' },
    { summary: ['', '一行だけ'], seo: { title: '' }, hero: { address: '' }, disclosure: { kind: 'pr' } },
    { slug: 'Kinosaki-', prefectureCode: '1', cost: [{ label: '' }] },
    block('image', {}),
    block('image', { image: { alt: '' }, caption: null }),
    block('gallery', { images: [] }),
    block('ranking', { title: '', items: [{ ref: null }] }),
    block('spotCard', { refId: '' }),
    block('embed', { service: 'youtube', url: '' }),
    block('paragraph', { text: [] }),
    block('paragraph', { text: [{ text: '', marks: [] }] }),
  ])
    expect(Article.parse(begun)).toEqual(begun)
})

test('blocks of an unknown type stay as a newer build wrote them, byte for byte (R36)', () => {
  const [id, other] = [randomIdentifier(), randomIdentifier()]
  const written = JSON.stringify({
    blocks: [
      {
        type: 'hologram',
        data: { html: '<b>', url: 'javascript:x', deep: [{ z: 1, a: null }] },
        id,
        since: 3,
      },
      { id: other, type: 'divider', data: {} },
    ],
  })
  expect(JSON.stringify(Article.parse(JSON.parse(written)))).toBe(written)
})

test('unknown properties of blocks, pictures and marks are preserved up to a size (R36)', () => {
  const newer = {
    hero: { address: '', depth: 3 },
    ...block('image', { image: { alt: '', frame: { kind: 'arch' } }, caption: null, ratio: '4:3' }),
  }
  expect(Article.parse(newer)).toEqual(newer)
  const marked = block('paragraph', {
    text: [{ text: '町', marks: [{ type: 'bold', since: 3 }], lang: 'en' }],
  })
  expect(Article.parse(marked)).toEqual(marked)
  expect(fits(Article, { hero: { depth: 'あ'.repeat(20_001) } })).toBe(false)
})

test('an error in a block has the path of its field', () => {
  const wrong = Article.safeParse(block('heading', { level: 1, text: '題' }))
  expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual(['blocks.0.data.level'])
  const long = Article.safeParse(block('heading', { level: 2, text: 'あ'.repeat(81) }))
  expect(long.error?.issues.map(({ path, code }) => [path.join('.'), code])).toEqual([
    ['blocks.0.data.text', 'too_big'],
  ])
})

test.each([
  ['a number for a text', { title: 3 }],
  ['a text for a list', { tags: '桜' }],
  ['a list for an object', { hero: [] }],
  ['a word for a choice', { type: 'essay' }],
  ['a text for a number', { cost: [{ amount: '100' }] }],
  ['an unknown field', { html: '<b>' }],
  ['a block whose type is no name', block('a b', {})],
  ['a block without an end', block('hologram', { depths: 'あ'.repeat(100_001) })],
  ['a block without a type', { blocks: [{ id: randomIdentifier(), data: {} }] }],
  ['a block without an id', block('divider', {}, '')],
  ['too long a title', { title: 'あ'.repeat(81) }],
  ['too long a half-written code', { prefectureCode: '1'.repeat(101) }],
  ['too many summary lines', { summary: ['一', '二', '三', '四'] }],
  ['too many blocks', { blocks: Array.from({ length: 501 }, () => block('divider', {}).blocks[0]) }],
  ['a text without an end', block('faq', { items: [{ question: 'あ'.repeat(20_001) }] })],
  ['a heading of a level that there is not', block('heading', { level: 1, text: '題' })],
  ['an unknown mark', block('paragraph', { text: [{ text: 'あ', marks: [{ type: 'html' }] }] })],
  ['a mark without what it needs', linked(undefined)],
  ['a letter that hides others', { title: 'a\u0000b' }],
  ['a time that is none', { factCheckedAt: '昨日' }],
])('%s is refused as a draft', (_, fields) => {
  expect(fits(Article, fields)).toBe(false)
})

const SCRIPTS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https:evil\u0000',
]

test.each(SCRIPTS)('%j is rejected in every URL field of a draft', (address) => {
  for (const fields of [
    linked(address),
    { sourceUrl: address },
    { seo: { canonical: address } },
    { supervisor: { profileUrl: address } },
    block('embed', { service: 'youtube', url: address }),
    block('quote', { sourceUrl: address }),
    block('paragraph', { text: [{ text: '', marks: [], note: { text: '注', url: address } }] }),
    block('affiliateButton', { offer: { targetUrl: address } }),
  ])
    expect([fields, fits(Article, fields)]).toEqual([fields, false])
  expect(fits(laxOf(SponsoredPage), { target: address })).toBe(false)
})

/** Texts and lists with limits of their own. */
const Sample = z.object({
  name: z.string().min(3).max(10),
  notes: z.array(z.string().min(2).max(5)).min(2).max(4),
  size: z.int().min(10).max(99),
  place: z.object({ city: z.string().min(1).max(8), open: z.boolean() }).nullable(),
  kind: z.enum(['a', 'b']),
})
const sample = fc.record({
  name: fc.string({ unit: fc.constantFrom(...'旅の宿abc'), minLength: 3, maxLength: 10 }),
  notes: fc.array(fc.constantFrom('桜の', '紅葉', '雪あかり'), { minLength: 2, maxLength: 4 }),
  size: fc.integer({ min: 10, max: 99 }),
  place: fc.option(fc.record({ city: fc.constantFrom('京都', '金沢'), open: fc.boolean() })),
  kind: fc.constantFrom('a', 'b'),
})

test('values of the strict schema fit the lax one, unchanged', () => {
  fc.assert(
    fc.property(sample, (value) => {
      expect(laxOf(Sample).parse(Sample.parse(value))).toEqual(value)
    }),
  )
})

test('partial and emptied values fit the lax schema', () => {
  const names = ['name', 'notes', 'size', 'place', 'kind'] as const
  const subset = fc.subarray([...names])
  const empty = { name: '', notes: [], size: 0, place: null, kind: '' }
  fc.assert(
    fc.property(sample, subset, subset, (value, some, emptied) => {
      const part = Object.fromEntries([
        ...some.map((name) => [name, value[name]]),
        ...emptied.map((name) => [name, empty[name]]),
      ])
      expect(laxOf(Sample).parse(part)).toEqual(part)
    }),
  )
})

test('a field of another type is rejected', () => {
  const types = [() => 'text', () => 7, () => true, () => [1], () => ({ x: 1 })]
  const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
  const names = ['name', 'notes', 'size', 'place', 'kind'] as const
  fc.assert(
    fc.property(sample, fc.constantFrom(...names), fc.constantFrom(...types), (value, name, other) => {
      const strict = value[name] ?? { city: '', open: true }
      fc.pre(typeOf(other()) !== typeOf(strict))
      expect(fits(laxOf(Sample), { ...value, [name]: other() })).toBe(false)
    }),
  )
})

test('marks are as strict in a draft as in what is published', () => {
  const href = fc.oneof(
    fc.webUrl({ validSchemes: ['https', 'http', 'javascript', 'data'] }),
    fc.string(),
    fc.constantFrom('/spots/x', '#top', 'mailto:a@example.com'),
  )
  fc.assert(
    fc.property(href, (address) => {
      expect(fits(Article, linked(address))).toBe(fits(Mark, { type: 'link', href: address }))
    }),
  )
})
