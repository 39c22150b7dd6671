import { undo } from 'prosemirror-history'
import { type Command, EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { MAX_NOTES, type Note } from '#domain/blocks/note.ts'
import { WRITING_KEYS } from '../keys/keys.ts'
import { editorPlugins } from '../plugins/plugins.ts'
import { isOneText } from './marks.ts'
import { canOpenNote, noteAt, noteBeside, putNote, removeNote } from './notes.ts'
import { blocksOfDoc } from './to-block.ts'
import { docOfBlocks } from './to-node.ts'

const NOTE: Note = { text: '町の記録による。', title: null, publisher: null, url: null, checkedAt: null }
const NOTE_RUN = { text: '', marks: [], note: NOTE }
const run = (text: string) => ({ text, marks: [] })

/** A body of one block, with the caret at a position or a range selected. */
const stateOf = (type: string, data: object, from: number, to = from) => {
  const doc = docOfBlocks([{ id: 'a0000000-0000-4000-8000-000000000001', type, data }])
  return EditorState.create({
    doc,
    selection: TextSelection.create(doc, from, to),
    plugins: editorPlugins([], () => {}),
  })
}
const paragraph = (text: object[], from: number, to?: number) => stateOf('paragraph', { text }, from, to)
const textIn = (state: EditorState) => (blocksOfDoc(state.doc)[0] as { data: { text: unknown } }).data.text
const press = (state: EditorState, key: string) => {
  let next = state
  ;(WRITING_KEYS[key] as Command)(state, (tr) => {
    next = state.apply(tr)
  })
  return next
}

test('a note is put at the end of the selection, changed and removed; each can be undone', () => {
  const state = paragraph([run('湯は熱い')], 1, 3)
  const put = state.apply(putNote(state, null, NOTE) ?? state.tr)
  expect(textIn(put)).toEqual([run('湯は'), NOTE_RUN, run('熱い')])
  const other = { ...NOTE, title: '温泉の記録' }
  const changed = put.apply(putNote(put, 3, other) ?? put.tr)
  expect(textIn(changed)).toEqual([run('湯は'), { ...NOTE_RUN, note: other }, run('熱い')])
  expect(textIn(changed.apply(removeNote(changed, 3) ?? changed.tr))).toEqual([run('湯は熱い')])
  let undone = put
  undo(put, (tr) => {
    undone = put.apply(tr)
  })
  expect(textIn(undone)).toEqual([run('湯は熱い')])
})

test('the note beside the caret is found, the one before it first', () => {
  const other = { ...NOTE_RUN, note: { ...NOTE, text: '別の注' } }
  const text = [run('湯'), NOTE_RUN, other, run('川')]
  expect([1, 2, 3, 4, 5].map((at) => noteBeside(paragraph(text, at)))).toEqual([null, 2, 2, 3, null])
  expect(noteAt(paragraph(text, 1), 3)).toEqual(other.note)
  expect([0, 1, 99].map((at) => noteAt(paragraph(text, 1), at))).toEqual([null, null, null])
})

test('Backspace and Delete remove the note beside the caret, and nothing else', () => {
  const text = [run('湯'), NOTE_RUN, run('川')]
  expect(textIn(press(paragraph(text, 3), 'Backspace'))).toEqual([run('湯川')])
  expect(textIn(press(paragraph(text, 2), 'Delete'))).toEqual([run('湯川')])
})

test('headings and cells have no notes, and a body has fifty at most', () => {
  expect(canOpenNote(stateOf('heading', { level: 2, text: '湯' }, 1))).toBe(false)
  expect(canOpenNote(stateOf('table', { caption: null, header: ['湯'], rows: [] }, 3))).toBe(false)
  expect(canOpenNote(stateOf('quote', { text: [run('湯')] }, 1))).toBe(true)
  const many = [run('湯'), ...Array.from({ length: MAX_NOTES }, () => NOTE_RUN), run('川は青い')]
  expect(canOpenNote(paragraph(many.slice(1), MAX_NOTES + 3))).toBe(false)
  expect(canOpenNote(paragraph(many.slice(2), MAX_NOTES + 2))).toBe(true)
  // Those that exist can be opened.
  expect(canOpenNote(paragraph(many, 2))).toBe(true)
})

test('a reading or a link goes over text without notes in it', () => {
  const text = [run('湯'), NOTE_RUN, run('川')]
  expect(isOneText(paragraph(text, 1, 2))).toBe(true)
  expect(isOneText(paragraph(text, 1, 4))).toBe(false)
})
