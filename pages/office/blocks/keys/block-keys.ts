import { keymap } from 'prosemirror-keymap'
import type { EditorState, Plugin, Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { formOf } from '../forms/forms.tsx'
import { ask, askToEdit } from '../model/ask.ts'
import { duplicateBlock, moveBlocks, removeBlock } from '../model/commands.ts'
import { isOneText } from '../model/marks.ts'
import { currentPlace, ordinal, type Place, selectedAtom } from '../model/places.ts'
import { labelOfNode } from '../model/words.ts'
import { enterToolbar } from '../toolbar/roving.ts'

type Say = (words: string) => void

/** Moves the blocks in hand and says where they are now. */
export function moveAndSay(view: EditorView, by: -1 | 1, say: Say): boolean {
  const tr = moveBlocks(view.state, by)
  if (!tr) {
    say('これより先へは動かせません。')
    return true
  }
  view.dispatch(tr)
  const place = currentPlace(view.state)
  if (place) {
    const { at, of } = ordinal(view.state.doc, place.index)
    say(`${labelOfNode(place.node)}を${of}個中${at}番目に移しました。`)
  }
  return true
}

const actAndSay =
  (act: (state: EditorState, place: Place) => Transaction, words: (label: string) => string) =>
  (view: EditorView, say: Say): boolean => {
    const place = currentPlace(view.state)
    if (!place) return false
    view.dispatch(act(view.state, place))
    say(words(labelOfNode(place.node)))
    return true
  }

export const removeAndSay = actAndSay(removeBlock, (label) => `${label}を削除しました。`)
export const duplicateAndSay = actAndSay(duplicateBlock, (label) => `${label}を複製しました。`)

const asked = (view: EditorView | undefined, name: 'link' | 'ruby'): boolean => {
  if (view && isOneText(view.state)) ask(view, { name })
  return true
}

/** The keys that act on whole blocks. */
export const blockKeys = (say: Say): Plugin =>
  keymap({
    'Alt-ArrowUp': (_state, _dispatch, view) => (view ? moveAndSay(view, -1, say) : false),
    'Alt-ArrowDown': (_state, _dispatch, view) => (view ? moveAndSay(view, 1, say) : false),
    'Mod-Shift-d': (_state, _dispatch, view) => (view ? duplicateAndSay(view, say) : false),
    'Mod-Shift-Backspace': (_state, _dispatch, view) => (view ? removeAndSay(view, say) : false),
    'Mod-k': (_state, _dispatch, view) => asked(view, 'link'),
    'Alt-r': (_state, _dispatch, view) => asked(view, 'ruby'),
    'Alt-F10': (_state, _dispatch, view) => {
      const editor = view?.dom.closest('[data-block-editor]')
      enterToolbar(editor?.querySelector('[role=toolbar]') ?? null)
      return true
    },
    F2: (state, _dispatch, view) => {
      const atom = selectedAtom(state)
      if (!view || atom?.type.name !== 'atom' || !formOf(atom)) return false
      askToEdit(view, atom.attrs.id)
      return true
    },
  })
