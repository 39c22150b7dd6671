// @vitest-environment jsdom
import { undo } from 'prosemirror-history'
import { type Command, EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { expect, test } from 'vitest'
import { convertBlocks } from '../model/commands.ts'
import { soundDepths } from '../model/list-levels.ts'
import { blocksOfDoc } from '../model/to-block.ts'
import { docOfBlocks } from '../model/to-node.ts'
import { blocksOfHtml } from '../paste/html-blocks.ts'
import { ownSerializer } from '../paste/own-serializer.ts'
import { editorPlugins } from '../plugins/plugins.ts'
import { BODY_KEY_HELP, BODY_KEYS, TYPED } from './key-table.ts'
import { WRITING_KEYS } from './keys.ts'

const ID = 'a0000000-0000-4000-8000-000000000001'
const text = (words: string) => (words ? [{ text: words, marks: [] }] : [])
/** `--湯` is an item at depth 2 with a bullet, `##湯` one with a number. */
const listOf = (ordered: boolean, ...lines: string[]) => {
  const read = lines.map((line) => /^([-#]*)(.*)$/.exec(line) ?? ['', '', ''])
  const levels = read.map(([, signs = '']) =>
    signs ? { depth: signs.length, ordered: signs.startsWith('#') } : null,
  )
  const items = read.map(([, , words = '']) => text(words))
  return { id: ID, type: 'list', data: { ordered, items, ...(levels.some(Boolean) && { levels }) } }
}
const paragraph = (words: string) => ({ id: ID, type: 'paragraph', data: { text: text(words) } })
const stateOf = (...blocks: object[]) =>
  EditorState.create({ doc: docOfBlocks(blocks), plugins: editorPlugins([], () => {}) })

/** The state with the caret in some words, at their start or after a number of letters. */
const at = (state: EditorState, words: string, offset = 0): EditorState => {
  let place = 0
  state.doc.descendants((node, pos) => {
    if (node.isTextblock && node.textContent === words) place = pos + 1 + offset
  })
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, place)))
}
const press = (state: EditorState, key: string): EditorState => {
  let next = state
  const command: Command | undefined = WRITING_KEYS[key]
  command?.(state, (tr: Transaction) => {
    next = state.apply(tr)
  })
  return next
}
const lines = (state: EditorState): string[] =>
  state.doc.children.flatMap((block) =>
    block.type.name === 'list'
      ? block.children.map(
          ({ attrs, textContent }) => (attrs.ordered ? '#' : '-').repeat(attrs.depth) + textContent,
        )
      : [`¶${block.textContent}`],
  )

test('Tab and Shift+Tab move an item and those inside it, to three levels', () => {
  const state = stateOf(listOf(false, '湯', '一の湯', '-洞窟', '宿'))
  const deeper = press(at(state, '一の湯'), 'Tab')
  expect(lines(deeper)).toEqual(['湯', '-一の湯', '--洞窟', '宿'])
  expect(lines(press(deeper, 'Tab'))).toEqual(lines(deeper))
  expect(lines(press(at(deeper, '湯'), 'Tab'))).toEqual(lines(deeper))
  const deep = press(press(at(deeper, '宿'), 'Tab'), 'Tab')
  expect(lines(deep)).toEqual(['湯', '-一の湯', '--洞窟', '--宿'])
  expect(lines(press(deep, 'Tab'))).toEqual(lines(deep))
  expect(lines(press(at(deep, '一の湯'), 'Shift-Tab'))).toEqual(['湯', '一の湯', '-洞窟', '-宿'])
  expect(lines(press(at(state, '湯'), 'Shift-Tab'))).toEqual(lines(state))
})

test('an item joins the list at its new depth with its kind, which is changed for that list only', () => {
  const state = press(at(stateOf(listOf(true, '乗る', '#駅', '弁当')), '弁当'), 'Tab')
  expect(lines(state)).toEqual(['乗る', '#駅', '#弁当'])
  const bullets = convertBlocks(state, { type: 'list', data: { ordered: false } })
  expect(bullets && lines(state.apply(bullets))).toEqual(['乗る', '-駅', '-弁当'])
  const top = at(state, '乗る')
  const whole = convertBlocks(top, { type: 'list', data: { ordered: false } })
  expect(whole && blocksOfDoc(top.apply(whole).doc)).toMatchObject([listOf(false, '乗る', '#駅', '#弁当')])
})

test('Enter keeps the depth, and on an empty item goes out one level, then out of the list', () => {
  let state = press(at(stateOf(listOf(false, '湯', '-一の湯')), '一の湯', 3), 'Enter')
  expect(lines(state)).toEqual(['湯', '-一の湯', '-'])
  state = press(state, 'Enter')
  expect(lines(state)).toEqual(['湯', '-一の湯', ''])
  expect(lines(press(state, 'Enter'))).toEqual(['湯', '-一の湯', '¶'])
})

test('Backspace at the start of an item goes out one level; what was inside stays inside something', () => {
  const state = stateOf(listOf(false, '湯', '-一の湯', '-御所の湯', '宿'))
  expect(lines(press(at(state, '御所の湯'), 'Backspace'))).toEqual(['湯', '-一の湯', '御所の湯', '宿'])
  expect(lines(press(at(state, '湯'), 'Backspace'))).toEqual(['¶湯', '一の湯', '御所の湯', '宿'])
  expect(soundDepths([1, 1, 0, 2, 2, 9, 1])).toEqual([0, 0, 0, 1, 1, 2, 1])
})

test('Shift+Enter breaks a line; again, or in a heading, it begins a new block', () => {
  const once = press(at(stateOf(paragraph('朝夕')), '朝夕', 1), 'Shift-Enter')
  expect(blocksOfDoc(once.doc)).toEqual([paragraph('朝\n夕')])
  expect(lines(press(once, 'Shift-Enter'))).toEqual(['¶朝', '¶夕'])
  expect(lines(press(at(stateOf(paragraph('朝夕')), '朝夕'), 'Shift-Enter'))).toEqual(['¶朝夕'])
  const heading = stateOf({ id: ID, type: 'heading', data: { level: 2, text: '朝' } })
  expect(lines(press(at(heading, '朝', 1), 'Shift-Enter'))).toEqual(['¶朝', '¶'])
})

test('a text with line breaks becomes a heading on one line', () => {
  const state = stateOf(paragraph('朝\n夕'))
  const tr = convertBlocks(state, { type: 'heading', data: { level: 2 } })
  expect(tr && blocksOfDoc(state.apply(tr).doc)).toMatchObject([{ type: 'heading', data: { text: '朝 夕' } }])
})

/** Types letter by letter, as a keyboard does. */
const typed = (view: EditorView, words: string) => {
  for (const letter of words) {
    const { from, to } = view.state.selection
    const insert = () => view.state.tr.insertText(letter, from, to)
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert)))
      view.dispatch(insert())
  }
}
const viewOf = (...blocks: object[]) => {
  const view = new EditorView(document.createElement('div'), { state: stateOf(...blocks) })
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)))
  return view
}

test('signs of Markdown take effect as they are typed, and Backspace gives back what was typed', () => {
  const cases: [typed: string, expected: object][] = [
    ['## ', { type: 'heading', data: { level: 2 } }],
    ['### ', { type: 'heading', data: { level: 3 } }],
    ['- ', { type: 'list', data: { ordered: false } }],
    ['1. ', { type: 'list', data: { ordered: true } }],
    ['> ', { type: 'quote' }],
    ['朝**7時**', { data: { text: [{ text: '朝' }, { text: '7時', marks: [{ type: 'bold' }] }] } }],
    ['~~水曜~~', { data: { text: [{ text: '水曜', marks: [{ type: 'strike' }] }] } }],
    ['[町](/pr/hyogo)', { data: { text: [{ text: '町', marks: [{ type: 'link', href: '/pr/hyogo' }] }] } }],
    ['---', { type: 'divider' }],
  ]
  for (const [signs, expected] of cases) {
    const view = viewOf()
    typed(view, signs)
    const [made] = blocksOfDoc(view.state.doc)
    expect(made).toMatchObject(expected)
    WRITING_KEYS.Backspace?.(view.state, view.dispatch, view)
    expect([signs, view.state.doc.textContent]).toEqual([signs, signs])
    expect(view.state.doc.firstChild?.type.name).toBe('paragraph')
    view.destroy()
  }
})

test('an unsafe address stays text, and in a nested list the signs change its kind', () => {
  const view = viewOf()
  typed(view, '[押す](javascript:alert(1))')
  expect(blocksOfDoc(view.state.doc)).toMatchObject([{ data: { text: [{ marks: [] }] } }])
  view.destroy()
  const list = viewOf(listOf(false, '湯', '-'))
  typed(list, '1. 一')
  expect(lines(list.state)).toEqual(['湯', '#一'])
  list.destroy()
})

test('copies nest lists and keep strike and line breaks, and are pasted as they were', () => {
  const block = listOf(true, '乗る', '-駅で', '##切符', '降りる')
  const struck = {
    id: ID.replace(/1$/, '2'),
    type: 'paragraph',
    data: {
      text: [
        { text: '休み\n朝', marks: [{ type: 'strike' }] },
        { text: '夕', marks: [] },
      ],
    },
  }
  const dom = document.createElement('div')
  dom.append(ownSerializer.serializeFragment(docOfBlocks([block, struck]).content, { document }))
  expect(dom.innerHTML).toBe(
    '<ol><li>乗る<ul><li>駅で<ol><li>切符</li></ol></li></ul></li><li>降りる</li></ol><p><s>休み<br>朝</s>夕</p>',
  )
  const { blocks } = blocksOfHtml(dom)
  expect(blocks.map((one) => (one as typeof block).data)).toEqual([block.data, struck.data])
})

test('no key is bound twice, and the help has every key and sign of the tables', () => {
  const keys = Object.values(BODY_KEYS).flatMap(({ keys: names }) => names as readonly string[])
  expect(new Set(keys).size).toBe(keys.length)
  const help = BODY_KEY_HELP.flatMap((group) => group.keys.map(({ does }) => does))
  expect(help.toSorted()).toEqual(
    [...Object.values(BODY_KEYS), ...Object.values(TYPED)].map(({ does }) => does).toSorted(),
  )
})

test('nesting is undone in one step', () => {
  const state = stateOf(listOf(false, '湯', '一の湯', '-洞窟'))
  let nested = press(at(state, '一の湯'), 'Tab')
  undo(nested, (tr) => {
    nested = nested.apply(tr)
  })
  expect(lines(nested)).toEqual(lines(state))
})
