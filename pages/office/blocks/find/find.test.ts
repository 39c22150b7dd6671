import { undo, undoDepth } from 'prosemirror-history'
import { EditorState } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { blocksOfDoc } from '../model/to-block.ts'
import { docOfBlocks } from '../model/to-node.ts'
import { editorPlugins } from '../plugins/plugins.ts'
import { hitsOf } from './hits.ts'
import { replaceHits } from './replace-hits.ts'

const id = (index: number) => `a0000000-0000-4000-8000-${String(index).padStart(12, '0')}`
const run = (text: string, ...marks: object[]) => ({ text, marks })
const NOTE = { text: '町による。', title: null, publisher: null, url: null, checkedAt: null }
const paragraph = (index: number, ...text: object[]) => ({ id: id(index), type: 'paragraph', data: { text } })
const stateOf = (...blocks: object[]) =>
  EditorState.create({ doc: docOfBlocks(blocks), plugins: editorPlugins([], () => {}) })
const found = (state: EditorState, words: string, isLoose = false) =>
  hitsOf(state.doc, { words, isLoose }).map(({ from, to }) => state.doc.textBetween(from, to))

test('words are found in every text of a body, but not across blocks, notes and line breaks', () => {
  const state = stateOf(
    { id: id(1), type: 'heading', data: { level: 2, text: '外湯と外湯' } },
    paragraph(2, run('外', { type: 'bold' }), run('湯の外\n湯、外'), { ...run(''), note: NOTE }, run('湯')),
    { id: id(3), type: 'list', data: { ordered: false, items: [[run('外湯')], [run('内湯')]] } },
    { id: id(4), type: 'table', data: { caption: null, header: ['外湯'], rows: [['内湯']] } },
    { id: id(5), type: 'faq', data: { items: [{ question: '外湯は？', answer: [run('外湯です。')] }] } },
  )
  expect(found(state, '外湯')).toHaveLength(7)
  expect(found(state, '')).toEqual([])
  expect(found(state, 'ああ')).toEqual([])
})

test('kana, width and case make a difference or not, by choice', () => {
  const state = stateOf(paragraph(1, run('ﾎﾃﾙとほてるとホテル、ＷｉＦｉとwifi、ｶﾞｲﾄﾞ、㎞')))
  expect(found(state, 'ホテル')).toEqual(['ホテル'])
  expect(found(state, 'ホテル', true)).toEqual(['ﾎﾃﾙ', 'ほてる', 'ホテル'])
  expect(found(state, 'WiFi', true)).toEqual(['ＷｉＦｉ', 'wifi'])
  expect(found(state, 'がいど', true)).toEqual(['ｶﾞｲﾄﾞ'])
  expect(found(state, 'か', true)).toEqual([])
  expect(found(state, 'm', true)).toEqual([])
  expect(found(state, 'km', true)).toEqual(['㎞'])
})

test('all hits are replaced with their marks as one step that is undone at once', () => {
  const link = { type: 'link', href: '/spots/a' }
  const blocks = [
    paragraph(1, run('朝の'), run('温泉', { type: 'bold' }), run('と'), run('温泉宿', link)),
    paragraph(2, run('温', { type: 'marker' }), run('泉と'), run('温泉', { type: 'ruby', text: 'おんせん' })),
    paragraph(3, run('温泉街', { type: 'ruby', text: 'おんせんがい' })),
  ]
  const state = stateOf(...blocks)
  const { tr, rubies } = replaceHits(state, hitsOf(state.doc, { words: '温泉', isLoose: false }), 'いで湯')
  expect(rubies).toBe(2)
  const replaced = state.apply(tr)
  expect(blocksOfDoc(replaced.doc)).toEqual([
    paragraph(1, run('朝の'), run('いで湯', { type: 'bold' }), run('と'), run('いで湯宿', link)),
    paragraph(
      2,
      run('いで湯', { type: 'marker' }),
      run('と'),
      run('いで湯', { type: 'ruby', text: 'おんせん' }),
    ),
    paragraph(3, run('いで湯街', { type: 'ruby', text: 'おんせんがい' })),
  ])
  expect(undoDepth(replaced)).toBe(1)
  let undone = replaced
  undo(replaced, (back) => {
    undone = replaced.apply(back)
  })
  expect(blocksOfDoc(undone.doc)).toEqual(blocks)
})

test('words are removed by replacing them with nothing; a block that becomes empty stays', () => {
  const state = stateOf(paragraph(1, run('削る')), {
    id: id(2),
    type: 'heading',
    data: { level: 2, text: '削る' },
  })
  const { tr } = replaceHits(state, hitsOf(state.doc, { words: '削る', isLoose: false }), '')
  expect(tr.doc.children.map(({ textContent }) => textContent)).toEqual(['', ''])
})

test('in 500 blocks a change of one costs a search in one', () => {
  const state = stateOf(
    ...Array.from({ length: 500 }, (_, index) =>
      paragraph(index, run('七つの外湯をめぐる町です。'.repeat(10))),
    ),
  )
  const wanted = { words: '外湯', isLoose: true }
  expect(hitsOf(state.doc, wanted)).toHaveLength(5000)
  const first = state.doc.child(0).content
  const changed = state.apply(state.tr.insertText('外湯', 1))
  // Texts that have not changed are not read again.
  const reads: string[] = []
  const textBetween = first.textBetween
  Object.getPrototypeOf(first).textBetween = function (...given: Parameters<typeof textBetween>) {
    reads.push('read')
    return textBetween.apply(this, given)
  }
  expect(hitsOf(changed.doc, wanted)).toHaveLength(5001)
  Object.getPrototypeOf(first).textBetween = textBetween
  expect(reads).toHaveLength(1)
})
