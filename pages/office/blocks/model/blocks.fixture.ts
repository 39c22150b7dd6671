import fc from 'fast-check'
import type { BlockType } from '#domain/blocks/block.ts'
import { ALL_CONTENT_KINDS } from '#domain/content/kind.ts'

// Arbitraries for bodies: publishable, incomplete, and invalid.

const id = fc.uuid({ version: 4 }).map((uuid) => `a${uuid.slice(1)}`)
/** Letters of several scripts, of one and two code units, and special characters. */
const letter = fc.constantFrom(...'旅城崎温泉あいうアイ 　。「」<>&"\'/\\|｜《》*#-𠮷🦀é\n', 'が', 'が')
const anyText = (maxLength: number, minLength = 1) => fc.string({ unit: letter, minLength, maxLength })

const link = fc
  .constantFrom(
    '/spots/kinosaki-onsen',
    'https://example.jp/?a=1&b=2',
    'mailto:a@example.jp',
    'tel:0796',
    '#top',
  )
  .map((href) => ({ type: 'link' as const, href }))
const ruby = anyText(10).map((text) => ({ type: 'ruby' as const, text }))
const simple = fc.constantFrom(
  { type: 'bold' as const },
  { type: 'marker' as const },
  { type: 'strike' as const },
)
const marks = fc.uniqueArray(fc.oneof(simple, link, ruby), { maxLength: 4, selector: ({ type }) => type })
const nullable = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

export const note = fc.record({
  text: anyText(40),
  title: nullable(anyText(20)),
  publisher: nullable(anyText(20)),
  url: nullable(fc.constant('https://example.jp/a')),
  checkedAt: nullable(fc.constant('2026-11-20')),
})
const run = fc.oneof(
  { weight: 9, arbitrary: fc.record({ text: anyText(12), marks }) },
  { weight: 1, arbitrary: fc.record({ text: fc.constant(''), marks: fc.constant([]), note }) },
)
export const runs = fc.array(run, { minLength: 1, maxLength: 6 })

const picture = fc.record({
  address: anyText(40),
  alt: anyText(40),
  credit: anyText(20),
  license: nullable(anyText(20)),
  focalX: fc.double({ min: 0, max: 1, noNaN: true }),
  focalY: fc.double({ min: 0, max: 1, noNaN: true }),
})
const captioned = fc.record({ image: picture, caption: nullable(anyText(30)) })
const ref = fc.record({ kind: fc.constantFrom(...ALL_CONTENT_KINDS), id })

const item = fc.record({ ref: nullable(ref), title: anyText(20), comment: anyText(40) })
const step = fc.record({
  day: fc.integer({ min: 1, max: 14 }),
  time: nullable(fc.constantFrom('09:00', '13:30')),
  kind: fc.constantFrom('stop', 'move', 'meal', 'stay'),
  title: anyText(20),
  minutes: nullable(fc.integer({ min: 1, max: 600 })),
  body: nullable(anyText(40)),
  ref: nullable(ref),
})
const offer = fc.record({
  provider: fc.constantFrom('amazon', 'rakutenTravel', 'jalan', 'official', 'other'),
  asin: nullable(anyText(10)),
  targetUrl: fc.constant('https://example.jp/'),
  label: anyText(20),
  price: fc.constant(null),
  priceFetchedAt: fc.constant(null),
})
const cell = anyText(10, 0)

const data: Record<BlockType, fc.Arbitrary<Record<string, unknown>>> = {
  heading: fc.record({ level: fc.constantFrom(2, 3), text: anyText(40) }),
  paragraph: fc.record({ text: runs }),
  image: captioned,
  gallery: fc.record({ images: fc.array(captioned, { minLength: 2, maxLength: 4 }) }),
  list: fc
    .record({
      ordered: fc.boolean(),
      entries: fc.array(fc.tuple(runs, fc.nat(2), fc.boolean()), { minLength: 1, maxLength: 4 }),
    })
    .map(({ ordered, entries }) => {
      let depth = -1
      const levels = entries.map(([, wanted, isOrdered]) => {
        depth = Math.min(wanted, depth + 1)
        return depth > 0 ? { depth, ordered: isOrdered } : null
      })
      const items = entries.map(([text]) => text)
      return levels.some(Boolean) ? { ordered, items, levels } : { ordered, items }
    }),
  quote: fc.record({
    text: runs,
    source: nullable(anyText(20)),
    sourceUrl: nullable(fc.constant('https://example.jp/a')),
  }),
  table: fc.record({
    caption: nullable(anyText(20)),
    header: fc.array(cell, { minLength: 1, maxLength: 4 }),
    // Rows may have fewer cells than the header.
    rows: fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 }),
  }),
  callout: fc.record({
    tone: fc.constantFrom('info', 'tip', 'caution'),
    title: nullable(anyText(20)),
    text: runs,
  }),
  faq: fc.record({
    items: fc.array(fc.record({ question: anyText(20), answer: runs }), { minLength: 1, maxLength: 3 }),
  }),
  ranking: fc.record({ title: anyText(20), items: fc.array(item, { minLength: 2, maxLength: 4 }) }),
  timeline: fc.record({ title: anyText(20), steps: fc.array(step, { minLength: 2, maxLength: 4 }) }),
  map: fc.record({ title: anyText(20), points: fc.array(ref, { minLength: 1, maxLength: 4 }) }),
  spotCard: fc.record({ refId: id }),
  hotelCard: fc.record({ refId: id }),
  restaurantCard: fc.record({ refId: id }),
  activityCard: fc.record({ refId: id }),
  giftCard: fc.record({ refId: id }),
  goodsCard: fc.record({ refId: id }),
  articleCard: fc.record({ refId: id }),
  affiliateButton: fc.record({ offer }),
  embed: fc.record({
    service: fc.constantFrom('youtube', 'instagram', 'x'),
    url: fc.constant('https://youtu.be/aWa0d0Ri_26'),
    title: anyText(20),
  }),
  prNotice: fc.record({ text: anyText(40) }),
  divider: fc.constant({}),
}

const blockOf = (type: string, values: fc.Arbitrary<Record<string, unknown>>) =>
  fc.record({ id, type: fc.constant(type), data: values })

/** A publishable block of any type. */
export const anyBlock = fc.oneof(...Object.entries(data).map(([type, values]) => blockOf(type, values)))

/** A block with some of its data missing, as while editing. */
export const anyDraftBlock = fc.tuple(anyBlock, fc.integer({ min: 0, max: 7 })).map(([block, missing]) => ({
  ...block,
  data: Object.fromEntries(Object.entries(block.data).filter((_, index) => !(missing & (1 << index)))),
}))

/** Arbitrary JSON instead of a block. */
export const anyJson = fc.jsonValue()
