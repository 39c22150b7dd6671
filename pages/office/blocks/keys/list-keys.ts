import type { Command } from 'prosemirror-state'
import { announce } from '../model/announce.ts'
import { levelAt, nestItems } from '../model/list-levels.ts'

const REFUSED = { 1: 'ここでは、これより深くできません。', [-1]: 'いちばん外の項目です。' } as const

/** Tab and Shift+Tab in a list: one level in or out. Out of a list, the key is not handled. */
export const nest =
  (by: -1 | 1): Command =>
  (state, dispatch, view) => {
    if (!levelAt(state)) return false
    const tr = nestItems(state, by)
    if (tr) dispatch?.(tr)
    if (dispatch && view)
      announce(view, tr ? `${(levelAt(view.state)?.depth ?? 0) + 1}段目の項目です。` : REFUSED[by])
    return true
  }

/** Moves a nested item out: Enter when it is empty, Backspace at its start. */
export const unnest =
  (when: 'empty' | 'atStart'): Command =>
  (state, dispatch) => {
    const { $from, empty } = state.selection
    const isPlace = when === 'empty' ? $from.parent.content.size === 0 : $from.parentOffset === 0
    const tr = empty && isPlace && levelAt(state)?.depth ? nestItems(state, -1) : null
    if (tr) dispatch?.(tr)
    return tr !== null
  }

/** The new item is as deep as the one that is split. */
export const splitItem: Command = ({ selection, tr }, dispatch) => {
  const { $from, $to } = selection
  const { type, attrs } = $from.parent
  if (type.name !== 'listItem' || !$from.sameParent($to)) return false
  tr.delete($from.pos, $to.pos)
  dispatch?.(tr.split($from.pos, 1, [{ type, attrs }]).scrollIntoView())
  return true
}
