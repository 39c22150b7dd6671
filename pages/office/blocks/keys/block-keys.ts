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
import { enterToolbar } from '../toolbar/roving.ts'

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

const openNoteDialog = (view: EditorView | undefined): boolean => {
  if (view && canOpenNote(view.state)) openDialog(view, { name: 'note', at: noteBeside(view.state) })
  return true
}

const openMarkDialog = (view: EditorView | undefined, name: 'link' | 'ruby'): boolean => {
  if (view && isOneText(view.state)) openDialog(view, { name })
  return true
}

/** Shortcuts for whole blocks. */
export const blockKeys = (announce: Announce): Plugin =>
  keymap({
    'Alt-ArrowUp': (_state, _dispatch, view) => (view ? moveAndAnnounce(view, -1, announce) : false),
    'Alt-ArrowDown': (_state, _dispatch, view) => (view ? moveAndAnnounce(view, 1, announce) : false),
    'Mod-Shift-d': (_state, _dispatch, view) => (view ? duplicateAndAnnounce(view, announce) : false),
    'Mod-Shift-Backspace': (_state, _dispatch, view) => (view ? removeAndAnnounce(view, announce) : false),
    'Mod-k': (_state, _dispatch, view) => openMarkDialog(view, 'link'),
    'Alt-r': (_state, _dispatch, view) => openMarkDialog(view, 'ruby'),
    'Alt-n': (_state, _dispatch, view) => openNoteDialog(view),
    'Alt-F10': (_state, _dispatch, view) => {
      const editor = view?.dom.closest('[data-block-editor]')
      enterToolbar(editor?.querySelector('[role=toolbar]') ?? null)
      return true
    },
    F2: (state, _dispatch, view) => {
      const atom = selectedAtom(state)
      if (!view || atom?.type.name !== 'atom' || !formOf(atom)) return false
      openEditDialog(view, atom.attrs.id)
      return true
    },
  })
