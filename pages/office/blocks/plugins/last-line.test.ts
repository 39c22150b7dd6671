import { EditorState, Selection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { WRITING_KEYS } from '../keys/keys.ts'
import { insertBlock, moveBlocks, newBlock } from '../model/commands.ts'
import { ordinal } from '../model/places.ts'
import { replaceBody } from '../model/replace-body.ts'
import { blocksOfDoc } from '../model/to-block.ts'
import { docOfBlocks } from '../model/to-node.ts'
import { withLastLine } from './last-line.ts'
import { editorPlugins } from './plugins.ts'

const table = { header: ['外湯'], rows: [['一の湯']], caption: null }
const stateOf = (...blocks: { type: 'table' | 'divider' | 'heading'; data: object }[]) =>
  EditorState.create({
    doc: withLastLine(
      docOfBlocks(blocks.map(({ type, data }) => blocksOfDoc(docOfBlocks([raw(type, data)]))[0])),
    ),
    plugins: editorPlugins([], () => {}),
  })
const raw = (type: string, data: object) => ({ id: `a${crypto.randomUUID().slice(1)}`, type, data })
const names = ({ doc }: EditorState) => doc.children.map(({ type }) => type.name)
const types = ({ doc }: EditorState) => blocksOfDoc(doc).map((block) => (block as { type: string }).type)

test('below a table, picture or card there is always an empty line, which is not published (R36)', () => {
  expect(names(stateOf({ type: 'table', data: table }))).toEqual(['table', 'paragraph'])
  expect(names(stateOf({ type: 'heading', data: { level: 2, text: '朝' } }))).toEqual(['heading'])
  const state = stateOf({ type: 'heading', data: { level: 2, text: '朝' } })
  const made = state.apply(insertBlock(state, newBlock({ type: 'divider', data: {} })))
  expect([names(made), types(made)]).toEqual([
    ['heading', 'atom', 'paragraph'],
    ['heading', 'divider'],
  ])
  expect(ordinal(made.doc, 1)).toEqual({ at: 2, of: 2 })
  // It is the last block, and an external update with equal blocks keeps the empty line.
  expect(moveBlocks(made, 1)).toBeNull()
  expect(replaceBody(made, structuredClone(blocksOfDoc(made.doc)))).toBeNull()
})

test('Ctrl+Enter leaves a table onto a line below it, once', () => {
  let state = stateOf({ type: 'table', data: table }, { type: 'heading', data: { level: 2, text: '朝' } })
  state = state.apply(state.tr.setSelection(Selection.near(state.doc.resolve(3))))
  const press = () =>
    WRITING_KEYS['Mod-Enter']?.(state, (tr) => {
      state = state.apply(tr)
    })
  press()
  press()
  expect(names(state)).toEqual(['table', 'paragraph', 'heading'])
  expect(state.selection.$from.parent.type.name).toBe('paragraph')
})
