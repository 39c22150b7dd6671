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
import { announcing } from '../model/announce.ts'
import { isActive, toggle } from '../model/marks.ts'
import { deleteNote } from '../model/notes.ts'
import { outOfList, plainFirst } from './backspace.ts'
import { afterHeading, exitBox, exitList, exitSelected, lineBelow, nextInFaq } from './enter.ts'
import { cellBelow, nextCell, previousCell } from './table-keys.ts'

const enter = chainCommands(
  exitSelected,
  cellBelow,
  nextInFaq,
  exitList,
  exitBox,
  afterHeading,
  baseKeymap.Enter as Command,
)
const backspace = chainCommands(
  undoInputRule,
  deleteSelection,
  deleteNote('nodeBefore'),
  plainFirst,
  outOfList,
  joinTextblockBackward,
  selectNodeBackward,
  baseKeymap.Backspace as Command,
)

const again = announcing(redo, () => 'やり直しました。')

/** Shortcuts for writing. Those for whole blocks are in block-keys.ts. */
export const WRITING_KEYS: Record<string, Command> = {
  ...baseKeymap,
  Enter: enter,
  // Paragraphs have no line breaks: every variant of Enter splits.
  'Shift-Enter': enter,
  'Mod-Enter': lineBelow,
  Backspace: backspace,
  'Mod-Backspace': backspace,
  'Shift-Backspace': backspace,
  Delete: chainCommands(deleteNote('nodeAfter'), baseKeymap.Delete as Command),
  Tab: nextCell,
  'Shift-Tab': previousCell,
  'Mod-z': announcing(undo, () => '元に戻しました。'),
  'Shift-Mod-z': again,
  'Mod-y': again,
  'Mod-b': announcing(toggle('bold'), (state) =>
    isActive(state, 'bold') ? '太字にしました。' : '太字をやめました。',
  ),
  'Mod-Shift-h': announcing(toggle('marker'), (state) =>
    isActive(state, 'marker') ? 'マーカーを引きました。' : 'マーカーを消しました。',
  ),
}
