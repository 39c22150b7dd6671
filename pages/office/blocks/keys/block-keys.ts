import { keymap } from 'prosemirror-keymap'
import type { EditorState, Plugin, Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { formOf } from '../forms/forms.tsx'
import { duplicateBlock, moveBlocks, removeBlock } from '../model/commands.ts'
import { isOneText } from '../model/marks.ts'
import { labelOfNode } from '../model/node-labels.ts'
import { canOpenNote, noteBeside } from '../model/notes.ts'
import { openDialog, openEditDialog } from '../model/open-dialog.ts'
import { currentPlace, ordinal, type Place, selectedAtom } from '../model/places.ts'
import { goToHit, openFind } from '../plugins/find.ts'
import { enterToolbar } from '../toolbar/roving.ts'
import { bound } from './key-table.ts'

type Announce = (message: string) => void

/** Moves the selected blocks and announces their new position. */
export function moveAndAnnounce(view: EditorView, by: -1 | 1, announce: Announce): boolean {
  const tr = moveBlocks(view.state, by)
  if (!tr) {
    announce('これより先へは動かせません。')
    return true
  }
  view.dispatch(tr)
  const place = currentPlace(view.state)
  if (place) {
    const { at, of } = ordinal(view.state.doc, place.index)
    announce(`${labelOfNode(place.node)}を${of}個中${at}番目に移しました。`)
  }
  return true
}

const actAndAnnounce =
  (act: (state: EditorState, place: Place) => Transaction, message: (label: string) => string) =>
  (view: EditorView, announce: Announce): boolean => {
    const place = currentPlace(view.state)
    if (!place) return false
    view.dispatch(act(view.state, place))
    announce(message(labelOfNode(place.node)))
    return true
  }

export const removeAndAnnounce = actAndAnnounce(removeBlock, (label) => `${label}を削除しました。`)
export const duplicateAndAnnounce = actAndAnnounce(duplicateBlock, (label) => `${label}を複製しました。`)

const openNoteDialog = (view: EditorView): boolean => {
  if (canOpenNote(view.state)) openDialog(view, { name: 'note', at: noteBeside(view.state) })
  return true
}

const openMarkDialog = (view: EditorView, name: 'link' | 'ruby'): boolean => {
  if (isOneText(view.state)) openDialog(view, { name })
  return true
}

const enterTools = (view: EditorView): boolean => {
  enterToolbar(view.dom.closest('[data-block-editor]')?.querySelector('[role=toolbar]') ?? null)
  return true
}

const editAtom = (view: EditorView): boolean => {
  const atom = selectedAtom(view.state)
  if (atom?.type.name !== 'atom' || !formOf(atom)) return false
  openEditDialog(view, atom.attrs.id)
  return true
}

/** Keys for whole blocks, dialogs and the search. */
export const blockKeys = (announce: Announce): Plugin => {
  const acts = bound<(view: EditorView) => boolean>({
    moveUp: (view) => moveAndAnnounce(view, -1, announce),
    moveDown: (view) => moveAndAnnounce(view, 1, announce),
    duplicate: (view) => duplicateAndAnnounce(view, announce),
    remove: (view) => removeAndAnnounce(view, announce),
    link: (view) => openMarkDialog(view, 'link'),
    ruby: (view) => openMarkDialog(view, 'ruby'),
    note: openNoteDialog,
    edit: editAtom,
    tools: enterTools,
    help: (view) => {
      openDialog(view, { name: 'keys' })
      return true
    },
    find: (view) => openFind(view, false),
    replace: (view) => openFind(view, true),
    nextHit: (view) => goToHit(view, 1),
    previousHit: (view) => goToHit(view, -1),
  })
  return keymap(
    Object.fromEntries(
      Object.entries(acts).map(([key, act]) => [
        key,
        (_state, _dispatch, view) => Boolean(view && act(view)),
      ]),
    ),
  )
}
