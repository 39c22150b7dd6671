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
import { isActive, type SimpleMark, toggle } from '../model/marks.ts'
import { deleteNote } from '../model/notes.ts'
import { outOfList, plainFirst } from './backspace.ts'
import { afterHeading, exitBox, exitList, exitSelected, lineBelow, nextInFaq } from './enter.ts'
import { bound } from './key-table.ts'
import { breakLine } from './line-break.ts'
import { nest, splitItem, unnest } from './list-keys.ts'
import { cellBelow, nextCell, previousCell } from './table-keys.ts'

const enter = chainCommands(
  exitSelected,
  cellBelow,
  nextInFaq,
  unnest('empty'),
  exitList,
  splitItem,
  exitBox,
  afterHeading,
  baseKeymap.Enter as Command,
)
const backspace = chainCommands(
  undoInputRule,
  deleteSelection,
  deleteNote('nodeBefore'),
  plainFirst,
  unnest('atStart'),
  outOfList,
  joinTextblockBackward,
  selectNodeBackward,
  baseKeymap.Backspace as Command,
)

const mark = (name: SimpleMark, on: string, off: string): Command =>
  announcing(toggle(name), (state) => (isActive(state, name) ? on : off))

/** Keys for writing. Those for whole blocks and dialogs are in block-keys.ts. */
export const WRITING_KEYS: Record<string, Command> = {
  ...baseKeymap,
  ...bound<Command>({
    enter,
    lineBreak: breakLine(enter),
    lineBelow,
    backspace,
    delete: chainCommands(deleteNote('nodeAfter'), baseKeymap.Delete as Command),
    deeper: chainCommands(nextCell, nest(1)),
    shallower: chainCommands(previousCell, nest(-1)),
    undo: announcing(undo, () => '元に戻しました。'),
    redo: announcing(redo, () => 'やり直しました。'),
    bold: mark('bold', '太字にしました。', '太字をやめました。'),
    marker: mark('marker', 'マーカーを引きました。', 'マーカーを消しました。'),
    strike: mark('strike', '取り消し線を引きました。', '取り消し線を消しました。'),
  }),
}
