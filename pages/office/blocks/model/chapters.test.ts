import { EditorState } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { editorPlugins } from '../plugins/plugins.ts'
import { moveChapter } from './chapters.ts'
import { docOfBlocks } from './to-node.ts'

const id = (name: string) => `a0000000-0000-4000-8000-${String(name.codePointAt(0) ?? 0).padStart(12, '0')}`
const block = (name: string, type: string, data: object) => ({ id: id(name), type, data })
const h2 = (name: string) => block(name, 'heading', { level: 2, text: name })
const h3 = (name: string) => block(name, 'heading', { level: 3, text: name })
const p = (name: string) => block(name, 'paragraph', { text: name ? [{ text: name, marks: [] }] : [] })

const stateOf = () =>
  EditorState.create({
    doc: docOfBlocks([p('序'), h2('一'), p('い'), h3('甲'), p('ろ'), h3('乙'), h2('二'), p('は'), p('')]),
    plugins: editorPlugins([], () => {}),
  })
const order = (state: EditorState) => state.doc.children.map(({ textContent }) => textContent).join('')

test.each([
  ['一', 1, '序二は一い甲ろ乙'],
  ['二', -1, '序二は一い甲ろ乙'],
  ['甲', 1, '序一い乙甲ろ二は'],
  ['乙', -1, '序一い乙甲ろ二は'],
] as const)('the chapter %s moves by %i with everything below its heading (R36)', (name, by, moved) => {
  const state = stateOf()
  const tr = moveChapter(state, id(name), by)
  expect(tr && order(state.apply(tr))).toBe(moved)
  // The empty last line stays last.
  expect(tr?.doc.lastChild?.textContent).toBe('')
})

test.each([
  ['一', -1],
  ['二', 1],
  // Never leaves its parent chapter.
  ['甲', -1],
  ['乙', 1],
  ['い', 1],
] as const)('%s cannot move by %i', (name, by) => {
  expect(moveChapter(stateOf(), id(name), by)).toBeNull()
})
