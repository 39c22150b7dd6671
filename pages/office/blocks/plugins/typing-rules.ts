import { InputRule, inputRules } from 'prosemirror-inputrules'
import { type EditorState, Selection, type Transaction } from 'prosemirror-state'
import { convertBlocks, insertBlock, newBlock } from '../model/commands.ts'
import { rubyMark } from '../model/inline-text.ts'
import { schema } from '../model/schema.ts'

type Kind = Parameters<typeof newBlock>[0]

/** Combines a change with the pending transaction into one undo step. */
function together(
  state: EditorState,
  tr: Transaction,
  act: (state: EditorState) => Transaction | null,
): Transaction | null {
  const more = act(state.apply(tr))
  if (!more) return null
  for (const step of more.steps) tr.step(step)
  return tr.setSelection(Selection.near(tr.doc.resolve(more.selection.from)))
}

/** Markdown-like prefixes that convert the block. */
const lineRule = (signs: RegExp, kind: Kind) =>
  new InputRule(signs, (state, _match, start, end) =>
    state.selection.$from.parent.type.name === 'paragraph'
      ? together(state, state.tr.delete(start, end), (inner) => convertBlocks(inner, kind))
      : null,
  )

const divider = new InputRule(/^(---|ーーー|―――)$/, (state, _match, start, end) =>
  state.selection.$from.parent.type.name === 'paragraph'
    ? together(state, state.tr.delete(start, end), (inner) =>
        insertBlock(inner, newBlock({ type: 'divider', data: {} })),
      )
    : null,
)

const allowsMarks = ({ selection }: EditorState) => selection.$from.parent.type.spec.marks !== ''

/** ｜漢字《かんじ》, as in Aozora Bunko and many editors; without the bar, the preceding kanji. */
const ruby = new InputRule(
  /(?:[｜|]([^｜|《》]{1,60})|([\p{Script=Han}々〆ヶ]{1,60}))《([^《》]{1,60})》$/u,
  (state, [, marked, bare, reading], start, end) => {
    const base = marked ?? bare
    if (!allowsMarks(state) || !base || !reading) return null
    const marks = rubyMark(reading).addToSet(state.selection.$from.marks())
    return state.tr.replaceWith(start, end, schema.text(base, marks)).removeStoredMark(schema.marks.ruby)
  },
)

const bold = new InputRule(/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, (state, match, start, end) => {
  if (!allowsMarks(state) || !match[1]) return null
  const marks = schema.marks.bold.create().addToSet(state.selection.$from.marks())
  return state.tr.replaceWith(start, end, schema.text(match[1], marks)).removeStoredMark(schema.marks.bold)
})

/** Input rules. Backspace directly afterwards reverts them. */
export const typingRules = () =>
  inputRules({
    rules: [
      lineRule(/^(?:##|＃＃)[ 　]$/, { type: 'heading', data: { level: 2 } }),
      lineRule(/^(?:###|＃＃＃)[ 　]$/, { type: 'heading', data: { level: 3 } }),
      lineRule(/^(?:[-*]|・)[ 　]$/, { type: 'list', data: { ordered: false } }),
      lineRule(/^[1１][.．][ 　]$/, { type: 'list', data: { ordered: true } }),
      lineRule(/^[>＞][ 　]$/, { type: 'quote', data: { source: null, sourceUrl: null } }),
      divider,
      ruby,
      bold,
    ],
  })
