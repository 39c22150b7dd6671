import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tripActivity, tripDocument, tripSection } from '#domain/travel/whole-trip.fixture.ts'
import { bindBook, hasRoom, type MeasuredChapters, pageOf } from './bind-book.ts'
import { type Block, keepsWithNext, piecesOf } from './block.ts'
import { bookChapters } from './book-chapters.ts'
import { fillPages, type Measured } from './fill-pages.ts'
import { impose } from './impose.ts'
import { sheetsText } from './sheets-text.ts'

const EVERYTHING = { memos: true, costs: true, reservations: true }
const HEIGHT = 100

/** Blocks with fixed heights instead of measured ones. */
const measured = (blocks: readonly Block[], height: (block: Block) => number): Measured<Block>[] =>
  blocks.map((block) => ({
    block,
    height: height(block),
    keepsWithNext: keepsWithNext(block),
    begins: block.type === 'day',
  }))

const chaptersOf = (document = tripDocument(), height: (block: Block) => number = () => 5) => {
  const { overview, days, belongings, notes } = bookChapters(document, EVERYTHING)
  const of = (blocks: readonly Block[]) => measured(blocks, height)
  return { overview: of(overview), days: of(days), belongings: of(belongings), notes: of(notes) }
}

const kindsOf = (chapters: MeasuredChapters) =>
  bindBook(chapters, HEIGHT).map((page) =>
    page.kind === 'blocks' ? page.chapter : page.kind === 'filler' ? page.filler : page.kind,
  )

test('a short trip has eight pages: cover, overview, a page for each day, space for notes, checklist, notes (R50)', () => {
  expect(kindsOf(chaptersOf())).toEqual([
    'cover',
    'overview',
    'days',
    'days',
    'days',
    'stamps',
    'belongings',
    'notes',
  ])
  expect(kindsOf(chaptersOf({ ...tripDocument(), sections: [], activities: [] }))).toEqual([
    'cover',
    'overview',
    'stamps',
    'found',
    'spent',
    'notes',
    'belongings',
    'notes',
  ])
})

/** Fourteen days with 120 activities, each with a long memo. */
const longJourney = () => {
  const document = tripDocument()
  const sections = Array.from({ length: 14 }, (_, index) => ({
    ...tripSection(index + 1),
    date: `2026-12-${String(index + 5).padStart(2, '0')}`,
  }))
  const activities = Array.from({ length: 120 }, (_, index) =>
    tripActivity((index % 14) + 1, {
      title: `予定その${index}。`,
      memo: `${'長い覚え書き。'.repeat(40)}終${index}。`,
    }),
  )
  return { ...document, sections, activities }
}

test('a long guide fills a multiple of eight pages without losing lines (R50)', () => {
  const chapters = chaptersOf(longJourney(), ({ type }) => (type === 'text' ? 12 : 6))
  const pages = bindBook(chapters, HEIGHT)
  expect(pages.length % 8).toBe(0)
  expect(pages.length).toBeGreaterThan(24)
  const inBook = pages.flatMap((page) => (page.kind === 'blocks' ? page.blocks : []))
  expect(inBook).toEqual(Object.values(chapters).flatMap((blocks) => blocks.map(({ block }) => block)))
  const printed = JSON.stringify(inBook)
  for (let index = 0; index < 120; index++) {
    expect(printed).toContain(`予定その${index}。`)
    expect(printed).toContain(`終${index}。`)
  }
  for (let section = 0; section < 14; section++) expect(pageOf(pages, section)).toBeGreaterThan(1)
})

test('days share pages if separate ones would make the book longer (R50)', () => {
  const document = longJourney()
  const chapters = chaptersOf({ ...document, activities: document.activities.slice(0, 14) }, () => 4)
  expect(bindBook(chapters, 400)).toHaveLength(8)
})

test('no page overflows, no heading is last on a page, and order is preserved (R50)', () => {
  const block = fc.record({
    height: fc.integer({ min: 1, max: 40 }),
    keepsWithNext: fc.boolean(),
    begins: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(block, { maxLength: 60 }), fc.boolean(), (blocks, isApart) => {
      const numbered = blocks.map((one, index) => ({ ...one, block: index }))
      const pages = fillPages(numbered, HEIGHT, isApart)
      expect(pages.flat()).toEqual(numbered.map(({ block: index }) => index))
      for (const page of pages) {
        const heights = page.map((index) => blocks[index]?.height ?? 0)
        expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(HEIGHT)
      }
    }),
  )
  const heading = { block: 'heading', height: 10, keepsWithNext: true }
  const line = (name: string) => ({ block: name, height: 45 })
  expect(fillPages([line('a'), line('b'), heading, line('c')], HEIGHT)).toEqual([
    ['a', 'b'],
    ['heading', 'c'],
  ])
})

test('memos are split between sentences and rejoin unchanged (R50)', () => {
  const sentence = fc.string({
    unit: fc.constantFrom('旅', 'の', '、', '。', '𠮷'),
    minLength: 1,
    maxLength: 400,
  })
  fc.assert(
    fc.property(sentence, (text) => {
      const pieces = piecesOf(text)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      for (const piece of pieces) expect([...piece.text].length).toBeLessThanOrEqual(140)
      expect(pieces.at(-1)?.isOpen).toBe(false)
    }),
  )
  expect(piecesOf('一行目\n\n二行目')).toEqual([
    { text: '一行目', isOpen: false },
    { text: '二行目', isOpen: false },
  ])
})

test('the imposed sheet reads in page order after folding (R50)', () => {
  const [sheet = [], second] = impose(16)
  expect(sheet.map(({ page, isTurned }) => (isTurned ? -(page + 1) : page + 1))).toEqual([
    -5, -4, -3, -2, 6, 7, 8, 1,
  ])
  expect(second?.map(({ page }) => page + 1)).toEqual([13, 12, 11, 10, 14, 15, 16, 9])
  // The upper and the lower page of an outer column are the two sides of one leaf.
  const leaf = (column: number) => [sheet[column]?.page ?? 0, sheet[column + 4]?.page ?? 0].toSorted()
  expect([leaf(0), leaf(3)]).toEqual([
    [4, 5],
    [0, 1],
  ])
})

test('omitted parts are in no chapter, and finished pages are filled with ruled lines (R50)', () => {
  const printed = JSON.stringify(
    bookChapters(tripDocument(), { memos: false, costs: false, reservations: false }),
    (key, value) => (key === 'activity' ? { title: value.title } : value),
  )
  for (const secret of ['KGY-77401', '56720', '104720', '荷物は宿に預ける', '集合は東口'])
    expect(printed).not.toContain(secret)
  expect(printed).toContain('町家の宿に泊まる')
  const pages = bindBook(chaptersOf(), HEIGHT)
  expect(pages.map((_, index) => hasRoom(pages, index))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
    true,
    false,
  ])
})

test('the number of sheets is shown before printing (R50)', () => {
  expect(sheetsText(8, 'pages')).toBe('全8ページ。A4用紙8枚（両面印刷なら4枚）です。')
  expect(sheetsText(8, 'folded')).toBe('全8ページ。A4用紙1枚に片面で印刷し、折って8ページの本にします。')
  expect(sheetsText(24, 'folded')).toBe('全24ページ。A4用紙3枚に片面で印刷し、1枚ずつ折って3冊にします。')
})
