import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Block } from '#domain/blocks/block.ts'
import { ALL_CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { blockFieldConfigs } from '#domain/manuscript/labels/blocks.ts'
import { CONTENT_SCHEMAS } from '#domain/manuscript/schemas.ts'
import { pathsOf, type Shape, shapeOf } from '../../forms/schema/shape.ts'
import { WORKFLOW_FIELDS } from '../../forms/schema/workflow-fields.ts'
import type { Names } from './names.ts'
import { ShownDiff } from './VersionDiff.tsx'

vi.mock('#renderer/site-config.ts', () => ({ useSiteConfig: () => ({ imageHost: 'https://pictures.test' }) }))

const NAMES: Names = {
  city: (code) => ({ '17201': '金沢市', '26100': '京都市' })[code] ?? '？',
  author: () => '旅川しおり',
  content: () => 'スポット「兼六園」',
}

const isWorkflowField = (name: string) => name in WORKFLOW_FIELDS

const FORMATS = {
  plain: '文章',
  url: 'https://www.example.jp/',
  clock: '09:00',
  monthDay: '11-21',
  date: '2026-11-21',
  dateTime: '2026-11-21T15:00:00.000Z',
  identifier: 'a4212bb8-a853-45f5-94bf-83644e57bc3f',
} as const

const CODES: Record<string, readonly string[]> = {
  prefectureCode: ['17', '26'],
  cityCode: ['17201', '26100'],
  address: ['{address}/media/a.jpg', '{address}/media/b.jpg'],
  ogImage: ['{address}/media/c.jpg', '{address}/media/d.jpg'],
  color: ['#808080', '#909090'],
}

const pick = <Value,>(list: readonly Value[], at: number): Value => list[at % list.length] as Value

/** A value with all parts set; `at` selects options. */
function whole(shape: Shape, at: number, key = '', isInPicture = false): unknown {
  switch (shape.type) {
    case 'text': {
      const codes = key === 'address' && !isInPicture ? undefined : CODES[key]
      return codes ? pick(codes, at) : `${FORMATS[shape.format]}${shape.format === 'plain' ? at : ''}`
    }
    case 'number':
      return Math.max(shape.min, Math.min(shape.max, at + 1))
    case 'boolean':
      return at % 2 === 0
    case 'choice':
      return pick(shape.options, at)
    case 'list':
      if (shape.item.type === 'blocks') return whole(shape.item, at)
      return [whole(shape.item, at, key), whole(shape.item, at + 1, key)]
    case 'inline':
      return [{ text: `ことば${at}`, marks: [{ type: 'bold' }] }]
    case 'blocks':
      return [blockOf(pick(Block.options, at).shape, at)]
    default:
      return Object.fromEntries(
        Object.entries(shape.fields).map(([name, field]) => [
          name,
          whole(field, at, name, shape.type === 'picture'),
        ]),
      )
  }
}

const blockOf = (shape: (typeof Block.options)[number]['shape'], at: number) => ({
  id: `a0000000-0000-4000-8000-0000000000${10 + at}`,
  type: shape.type.value,
  data: whole(shapeOf(shape.data), at),
})

const wholeOf = (kind: ContentKind, at: number) =>
  Object.fromEntries(
    Object.entries(CONTENT_SCHEMAS[kind].shape)
      .filter(([name]) => !isWorkflowField(name))
      .map(([name, field]) => [name, whole(shapeOf(field), at, name)]),
  )

/** The visible text, without markup. */
const seen = (kind: ContentKind, before: Record<string, unknown>, after: Record<string, unknown>): string =>
  renderToStaticMarkup(<ShownDiff kind={kind} before={before} after={after} names={NAMES} />)
    .replaceAll(/<img[^>]*alt="([^"]*)"[^>]*>/g, '[$1]')
    .replaceAll(/<[^>]+>/g, ' ')

/** Codes of options that have Japanese labels. */
const OPTIONS = new Set(
  [...Object.values(CONTENT_SCHEMAS), ...Block.options.map(({ shape }) => shape.data)].flatMap((schema) =>
    optionsIn(shapeOf(schema)),
  ),
)

function optionsIn(shape: Shape): string[] {
  if (shape.type === 'choice') return shape.options.filter((option) => /^[a-z]+$/i.test(option))
  if (shape.type === 'list') return optionsIn(shape.item)
  return 'fields' in shape ? Object.values(shape.fields).flatMap(optionsIn) : []
}

const RAW = [
  /[0-9a-f]{8}-[0-9a-f]{4}/,
  /\d{4}-\d\d(-\d\d)?/,
  /T\d\d:\d\d/,
  /\d\dZ/,
  /\{address\}/,
  /\b(17201|26100)\b/,
  /\b[a-z]+[A-Z][a-zA-Z]*\b/,
  /この画面がまだ知らない|undefined|null|true|false|#\d{6}/,
]

function expectNoCodes(text: string): void {
  for (const raw of RAW) expect(text).not.toMatch(raw)
  const words = text.replaceAll('https://www.example.jp/', '').match(/\b[a-zA-Z]+\b/g) ?? []
  expect(words.filter((word) => OPTIONS.has(word))).toEqual([])
}

test.each(ALL_CONTENT_KINDS)('every field of every kind is compared as text: %s', (kind) => {
  for (let at = 0; at < 14; at++) {
    expectNoCodes(seen(kind, {}, wholeOf(kind, at)))
    expectNoCodes(seen(kind, wholeOf(kind, at), wholeOf(kind, at + 1)))
  }
})

test('days are Japan’s, places and people have names, pictures are shown', () => {
  const text = seen('article-page', wholeOf('article-page', 0), wholeOf('article-page', 1))
  expect(text).toMatch(/市区町村\s+（削除： 金沢 ）\s+（追加： 京都 ）\s+市/)
  expect(seen('article-page', {}, wholeOf('article-page', 0))).toMatch(/2026\/11\/22 00:00/)
  expect(seen('article-page', {}, wholeOf('article-page', 0))).toContain('旅川しおり')
  expect(text).toMatch(/前の画像\s+\[文章0\]/)
  expect(text).toMatch(/あとの画像\s+\[文章1\]/)
})

test('every type of block is compared as text', () => {
  for (const { shape } of Block.options) {
    for (let at = 0; at < 6; at++) {
      const blocks = [blockOf(shape, at)]
      expectNoCodes(seen('article-page', { blocks: [] }, { blocks }))
      expectNoCodes(
        seen('article-page', { blocks }, { blocks: [{ ...blockOf(shape, at + 1), id: blocks[0]?.id }] }),
      )
    }
  }
})

test('every part of a block has a configuration, and no configuration is unused', () => {
  for (const { shape } of Block.options) {
    const paths = pathsOf(shapeOf(shape.data))
    const words = blockFieldConfigs(shape.type.value)
    expect(paths.filter((path) => !words[path]?.label)).toEqual([])
  }
})
