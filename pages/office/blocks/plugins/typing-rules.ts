import { InputRule, inputRules } from 'prosemirror-inputrules'
import type { Mark } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { TYPED } from '../keys/key-table.ts'
import { normalHref } from '../links/link-address.ts'
import { convertBlocks, insertBlock, newBlock } from '../model/commands.ts'
import { rubyMark } from '../model/inline-text.ts'
import { levelAt, setNestedKind } from '../model/list-levels.ts'
import { isSafeHref } from '../model/safe-href.ts'
import { schema } from '../model/schema.ts'
import { together } from '../model/together.ts'

type Kind = Parameters<typeof newBlock>[0]

/** The beginning of a line makes a block of its paragraph. */
const lineRule = (signs: RegExp, kind: Kind) =>
  new InputRule(signs, (state, _match, start, end) =>
    state.selection.$from.parent.type.name === 'paragraph'
      ? together(state, state.tr.delete(start, end), (inner) => convertBlocks(inner, kind))
      : null,
  )

/** In a nested list, the beginning of an item changes between bullets and numbers. */
const itemRule = (signs: RegExp, ordered: boolean) =>
  new InputRule(signs, (state, _match, start, end) =>
    levelAt(state)?.depth
      ? together(state, state.tr.delete(start, end), (inner) => setNestedKind(inner, ordered))
      : null,
  )

const divider = new InputRule(TYPED.divider.signs, (state, _match, start, end) =>
  state.selection.$from.parent.type.name === 'paragraph'
    ? together(state, state.tr.delete(start, end), (inner) =>
        insertBlock(inner, newBlock({ type: 'divider', data: {} })),
      )
    : null,
)

const allowsMarks = ({ selection }: EditorState) => selection.$from.parent.type.spec.marks !== ''

const ruby = new InputRule(TYPED.ruby.signs, (state, [, marked, bare, reading], start, end) => {
  const base = marked ?? bare
  if (!allowsMarks(state) || !base || !reading) return null
  const marks = rubyMark(reading).addToSet(state.selection.$from.marks())
  return state.tr.replaceWith(start, end, schema.text(base, marks)).removeStoredMark(schema.marks.ruby)
})

/** Marks the text between signs, and removes the signs. Marks and notes inside it stay. */
const between = (
  state: EditorState,
  [all, text = '']: RegExpMatchArray,
  [start, end]: [number, number],
  mark: Mark,
) => {
  const inner = start + all.indexOf(text)
  // The last sign is not in the document yet.
  const tr = state.tr.delete(inner + text.length, end).delete(start, inner)
  return tr.addMark(start, start + text.length, mark).removeStoredMark(mark)
}

const markRule = (name: 'bold' | 'strike') =>
  new InputRule(TYPED[name].signs, (state, match, start, end): Transaction | null =>
    allowsMarks(state) ? between(state, match, [start, end], schema.marks[name].create()) : null,
  )

const link = new InputRule(TYPED.link.signs, (state, match, start, end) => {
  const href = normalHref(match[2] ?? '', globalThis.location?.origin ?? '')
  return allowsMarks(state) && isSafeHref(href)
    ? between(state, match, [start, end], schema.marks.link.create({ href }))
    : null
})

/** Input rules. Backspace directly afterwards reverts them. */
export const typingRules = () =>
  inputRules({
    rules: [
      lineRule(TYPED.heading2.signs, { type: 'heading', data: { level: 2 } }),
      lineRule(TYPED.heading3.signs, { type: 'heading', data: { level: 3 } }),
      lineRule(TYPED.bullets.signs, { type: 'list', data: { ordered: false } }),
      lineRule(TYPED.numbers.signs, { type: 'list', data: { ordered: true } }),
      itemRule(TYPED.bullets.signs, false),
      itemRule(TYPED.numbers.signs, true),
      lineRule(TYPED.quote.signs, { type: 'quote', data: { source: null, sourceUrl: null } }),
      divider,
      ruby,
      markRule('bold'),
      markRule('strike'),
      link,
    ],
  })
