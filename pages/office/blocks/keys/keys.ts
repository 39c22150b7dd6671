import {
  baseKeymap,
  chainCommands,
  deleteSelection,
  joinTextblockBackward,
  selectNodeBackward,
} from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { undoInputRule } from 'prosemirror-inputrules'
import type { Command } from 'prosemirror-state'
import { isActive, toggle } from '../model/marks.ts'
import { told } from '../model/tell.ts'
import { outOfList, plainFirst } from './backspace.ts'
import { afterHeading, leaveBox, leaveList, leaveSelected, lineBelow, nextInFaq } from './enter.ts'
import { cellBelow, nextCell, previousCell } from './table-keys.ts'

const enter = chainCommands(
  leaveSelected,
  cellBelow,
  nextInFaq,
  leaveList,
  leaveBox,
  afterHeading,
  baseKeymap.Enter as Command,
)
const backspace = chainCommands(
  undoInputRule,
  deleteSelection,
  plainFirst,
  outOfList,
  joinTextblockBackward,
  selectNodeBackward,
  baseKeymap.Backspace as Command,
)

const again = told(redo, () => 'やり直しました。')

/** The keys of writing. Those that act on whole blocks are in block-keys.ts. */
export const WRITING_KEYS: Record<string, Command> = {
  ...baseKeymap,
  Enter: enter,
  // A body has no line breaks within a paragraph: every way of asking for one makes a paragraph.
  'Shift-Enter': enter,
  'Mod-Enter': lineBelow,
  Backspace: backspace,
  'Mod-Backspace': backspace,
  'Shift-Backspace': backspace,
  Tab: nextCell,
  'Shift-Tab': previousCell,
  'Mod-z': told(undo, () => '元に戻しました。'),
  'Shift-Mod-z': again,
  'Mod-y': again,
  'Mod-b': told(toggle('bold'), (state) =>
    isActive(state, 'bold') ? '太字にしました。' : '太字をやめました。',
  ),
  'Mod-Shift-h': told(toggle('marker'), (state) =>
    isActive(state, 'marker') ? 'マーカーを引きました。' : 'マーカーを消しました。',
  ),
}
