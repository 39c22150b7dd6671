import fc from 'fast-check'
import { redo, undo, undoDepth } from 'prosemirror-history'
import {
  AllSelection,
  type Command,
  EditorState,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state'
import { expect, test } from 'vitest'
import { Identifier } from '#domain/text/identifier.ts'
import { hitsOf } from '../find/hits.ts'
import { replaceHits } from '../find/replace-hits.ts'
import { WRITING_KEYS } from '../keys/keys.ts'
import { addColumn, addRow, inTable, removeColumn, removeRow } from '../keys/table-keys.ts'
import { BLOCK_KINDS } from '../kinds/block-kinds.ts'
import { editorPlugins } from '../plugins/plugins.ts'
import { anyBlock } from './blocks.fixture.ts'
import { convertBlocks, duplicateBlock, insertBlock, moveBlocks, newBlock, removeBlock } from './commands.ts'
import { rangeFor, setLink, setRuby, toggle } from './marks.ts'
import { noteBeside, putNote } from './notes.ts'
import { currentPlace } from './places.ts'
import { blocksOfDoc } from './to-block.ts'
import { docOfBlocks } from './to-node.ts'

const stateOf = (blocks: readonly unknown[]) =>
  EditorState.create({ doc: docOfBlocks(blocks), plugins: editorPlugins([], () => {}) })
const id = (index: number) => `a0000000-0000-4000-8000-${String(index).padStart(12, '0')}`
const paragraph = (index: number, text: string) => ({
  id: id(index),
  type: 'paragraph',
  data: { text: text ? [{ text, marks: [] }] : [] },
})
const NOTE = { text: '町の記録による。', title: null, publisher: null, url: null, checkedAt: null }
const caret = (state: EditorState, at: number) =>
  state.apply(state.tr.setSelection(Selection.near(state.doc.resolve(at))))
const run = (state: EditorState, command: Command | undefined) => {
  let next = state
  command?.(state, (tr) => {
    next = state.apply(tr)
  })
  return next
}
const applied = (state: EditorState, tr: Transaction | null) => (tr ? state.apply(tr) : state)
const idsOf = (state: EditorState): string[] => state.doc.content.content.map(({ attrs }) => attrs.id)

type Act = (state: EditorState) => EditorState
const onPlace =
  (
    act: (state: EditorState, place: NonNullable<ReturnType<typeof currentPlace>>) => Transaction | null,
  ): Act =>
  (state) => {
    const place = currentPlace(state)
    return place ? applied(state, act(state, place)) : state
  }
const key =
  (name: string): Act =>
  (state) =>
    run(state, WRITING_KEYS[name])

/** All commands, each with a caret position as a share of the document. */
const acts: Record<string, Act> = {
  type: (state) =>
    applied(state, state.selection.$from.parent.inlineContent ? state.tr.insertText('旅') : null),
  enter: key('Enter'),
  backspace: key('Backspace'),
  delete: key('Delete'),
  tab: key('Tab'),
  untab: key('Shift-Tab'),
  breakLine: key('Shift-Enter'),
  strike: (state) => run(state, toggle('strike')),
  replace: (state) =>
    state.apply(replaceHits(state, hitsOf(state.doc, { words: '旅', isLoose: true }), '宿').tr),
  bold: (state) => run(state, toggle('bold')),
  ruby: (state) => {
    const words = rangeFor(state, 'ruby')
    return applied(state, words && setRuby(state, words, '旅', 'たび'))
  },
  link: (state) => {
    const words = rangeFor(state, 'link')
    return applied(state, words && setLink(state, words, '宿', '/hotels'))
  },
  note: (state) => applied(state, putNote(state, noteBeside(state), NOTE)),
  up: (state) => applied(state, moveBlocks(state, -1)),
  down: (state) => applied(state, moveBlocks(state, 1)),
  duplicate: onPlace(duplicateBlock),
  remove: onPlace(removeBlock),
  addRow: (state) => run(state, inTable(addRow)),
  removeRow: (state) => run(state, inTable(removeRow)),
  addColumn: (state) => run(state, inTable(addColumn)),
  removeColumn: (state) => run(state, inTable(removeColumn)),
  ...Object.fromEntries(
    BLOCK_KINDS.flatMap((kind): [string, Act][] => [
      [`insert ${kind.key}`, (state) => applied(state, insertBlock(state, newBlock(kind)))],
      [`turn into ${kind.key}`, (state) => applied(state, convertBlocks(state, kind))],
    ]),
  ),
}

const somewhere = (state: EditorState, from: number, to: number): EditorState => {
  const at = (share: number) => state.doc.resolve(Math.floor(share * state.doc.content.size))
  return state.apply(state.tr.setSelection(TextSelection.between(at(from), at(to))))
}

test('after any commands the body is valid, block ids are unique, and everything can be undone (R36)', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const step = fc.tuple(fc.constantFrom(...Object.keys(acts)), share, fc.oneof(fc.constant(null), share))
  fc.assert(
    fc.property(fc.array(anyBlock, { maxLength: 5 }), fc.array(step, { maxLength: 12 }), (blocks, steps) => {
      const first = stateOf(blocks)
      let state = first
      for (const [name, from, to] of steps) {
        state = acts[name]?.(somewhere(state, from, to ?? from)) ?? state
        state.doc.check()
        const ids = idsOf(state)
        expect(new Set(ids).size).toBe(ids.length)
        for (const one of ids) expect(Identifier.safeParse(one).success).toBe(true)
        expect(blocksOfDoc(docOfBlocks(blocksOfDoc(state.doc)))).toEqual(blocksOfDoc(state.doc))
      }
      const last = state
      while (undoDepth(state) > 0) state = run(state, undo)
      expect(blocksOfDoc(state.doc)).toEqual(blocksOfDoc(first.doc))
      while (redo(state)) state = run(state, redo)
      expect(blocksOfDoc(state.doc)).toEqual(blocksOfDoc(last.doc))
    }),
    { numRuns: 300 },
  )
})

test('a split block keeps its id where its text is; the new one gets a new id', () => {
  const state = stateOf([paragraph(1, '城崎温泉')])
  expect(idsOf(run(caret(state, 3), WRITING_KEYS.Enter))[0]).toBe(id(1))
  const before = run(caret(state, 1), WRITING_KEYS.Enter)
  expect(idsOf(before)[1]).toBe(id(1))
  expect(before.doc.child(0).content.size).toBe(0)
})

test('blocks move past each other with their ids, and not past the ends', () => {
  const state = stateOf([paragraph(1, '一'), paragraph(2, '二'), paragraph(3, '三')])
  const moved = applied(caret(state, 4), moveBlocks(caret(state, 4), -1))
  expect(idsOf(moved)).toEqual([id(2), id(1), id(3)])
  expect(moved.selection.$from.parent.textContent).toBe('二')
  expect(moveBlocks(moved, -1)).toBeNull()
})

test('Enter leaves a heading, and an empty quote or list item', () => {
  const heading = stateOf([{ id: id(1), type: 'heading', data: { level: 2, text: '朝' } }])
  const types = (state: EditorState) => state.doc.content.content.map(({ type }) => type.name)
  expect(types(run(caret(heading, 2), WRITING_KEYS.Enter))).toEqual(['heading', 'paragraph'])
  const quote = stateOf([{ id: id(1), type: 'quote', data: { text: [{ text: '朝夕', marks: [] }] } }])
  const left = run(caret(quote, 2), WRITING_KEYS.Enter)
  expect(left.doc.content.content.map(({ textContent }) => textContent)).toEqual(['朝', '夕'])
  expect(types(left)).toEqual(['quote', 'paragraph'])
  const list = stateOf([
    {
      id: id(1),
      type: 'list',
      data: { ordered: false, items: [[{ text: '朝', marks: [] }], [], [{ text: '夕', marks: [] }]] },
    },
  ])
  expect(types(run(caret(list, 5), WRITING_KEYS.Enter))).toEqual(['list', 'paragraph', 'list'])
})

test('a ruby text is made bold as a whole, or its reading would be duplicated', () => {
  const ruby = { text: '城崎', marks: [{ type: 'ruby', text: 'きのさき' }] }
  const state = stateOf([{ id: id(1), type: 'paragraph', data: { text: [ruby] } }])
  const half = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1, 2)))
  expect(blocksOfDoc(run(half, toggle('bold')).doc)).toMatchObject([
    { data: { text: [{ text: '城崎', marks: [{ type: 'bold' }, { type: 'ruby', text: 'きのさき' }] }] } },
  ])
})

test('a selection across blocks is made bold where allowed', () => {
  const text = (word: string) => [{ text: word, marks: [] }]
  const state = stateOf([
    { id: id(1), type: 'heading', data: { level: 2, text: '朝' } },
    { id: id(2), type: 'list', data: { ordered: false, items: [text('昼'), text('夕')] } },
  ])
  const bold = run(state.apply(state.tr.setSelection(new AllSelection(state.doc))), toggle('bold'))
  const marked = (word: string) => [{ text: word, marks: [{ type: 'bold' }] }]
  expect(blocksOfDoc(bold.doc)).toMatchObject([
    { data: { text: '朝' } },
    { data: { items: [marked('昼'), marked('夕')] } },
  ])
})
