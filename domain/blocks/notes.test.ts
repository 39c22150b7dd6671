import { expect, test } from 'vitest'
import { contentLinks } from '../office/content-links.ts'
import { Block, Blocks } from './block.ts'
import { NotedInline } from './inline.ts'
import { MAX_NOTE_TEXT, MAX_NOTES, Note } from './note.ts'
import { notesIn } from './notes.ts'
import { readMinutes } from './outline.ts'
import { blockText } from './text.ts'

const id = 'a0000000-0000-4000-8000-000000000001'
const run = (text: string) => ({ text, marks: [] })
const note = (text: string | null, source: object = {}): Note =>
  ({ text, title: null, publisher: null, url: null, checkedAt: null, ...source }) as Note
const noted = (text: string) => ({ text: '', marks: [], note: note(text) })
const paragraph = (...text: object[]) => ({ id, type: 'paragraph', data: { text } })

test('notes are in the order of the text, whatever holds them', () => {
  const blocks = [
    paragraph(run('朝'), noted('一')),
    { id, type: 'list', data: { ordered: false, items: [[run('湯'), noted('二')], [noted('三')]] } },
    { id, type: 'image', data: { image: null, caption: null } },
    { id, type: 'callout', data: { tone: 'info', title: null, text: [noted('四')] } },
    { id, type: 'faq', data: { items: [{ question: '何時？', answer: [run('七時'), noted('五')] }] } },
    { id, type: 'quote', data: { text: [noted('六'), noted('七')], source: null, sourceUrl: null } },
  ]
  expect(notesIn(blocks).map(({ text }) => text)).toEqual(['一', '二', '三', '四', '五', '六', '七'])
  expect(notesIn([paragraph(run('朝')), null, 'text'])).toEqual([])
})

test('notes are no part of the text of a block, nor of its reading time', () => {
  const block = Block.parse(paragraph(run('湯は'), noted('長'.repeat(MAX_NOTE_TEXT)), run('熱い。')))
  expect(blockText(block)).toBe('湯は熱い。')
  expect(readMinutes(Array.from({ length: 9 }, () => block))).toBe(1)
})

test('a note has words or the name of a source, within its limits', () => {
  const source = { title: '温泉の記録', publisher: '町', url: 'https://example.jp/', checkedAt: '2026-11-20' }
  for (const valid of [
    note('湯の記録による。'),
    note(null, source),
    note('あ'.repeat(MAX_NOTE_TEXT), source),
  ])
    expect(Note.parse(valid)).toEqual(valid)
  for (const invalid of [
    note(null),
    note(''),
    note('あ'.repeat(MAX_NOTE_TEXT + 1)),
    note(null, { url: 'https://example.jp/' }),
    note('注', { url: 'http://example.jp/' }),
    note('注', { url: 'javascript:alert(1)' }),
    note('注', { url: 'data:text/html,<script>' }),
    note('注', { url: '/spots/kenrokuen' }),
    note('注', { checkedAt: '2026-02-30' }),
    note('注', { title: 'あ'.repeat(121) }),
    'text',
    null,
  ])
    expect([invalid, Note.safeParse(invalid).success]).toEqual([invalid, false])
})

test('a note follows the text of its run, if it has any', () => {
  expect(NotedInline.safeParse([run('朝'), noted('一'), { ...noted('二'), text: '夜' }]).success).toBe(true)
  expect(NotedInline.safeParse([{ ...run('朝'), note: { text: '一' } }]).success).toBe(false)
})

test('a body has fifty notes at most', () => {
  const bodyWith = (count: number) => [
    paragraph(run('朝'), ...Array.from({ length: count }, (_, at) => noted(`注${at}`))),
  ]
  expect(Blocks.safeParse(bodyWith(MAX_NOTES)).success).toBe(true)
  const { error } = Blocks.safeParse(bodyWith(MAX_NOTES + 1))
  expect(error?.issues.map(({ message }) => message)).toEqual(['注は、ひとつの本文に50個までです。'])
})

test('the addresses of sources are links that are checked', () => {
  const source = note(null, { title: '温泉の記録', url: 'https://example.jp/yu' })
  const blocks = [paragraph(run('湯'), { text: '', marks: [], note: source })]
  expect(contentLinks({ blocks })).toEqual([
    { url: 'https://example.jp/yu', field: 'blocks.0.data.text.1.note.url', isAffiliate: false },
  ])
})
