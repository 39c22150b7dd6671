import type { Node } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { lineBelowSelected, selectBlock } from '../model/commands.ts'

const write = (view: EditorView, text: string): boolean => {
  const tr = lineBelowSelected(view.state)
  if (tr) view.dispatch(tr.insertText(text))
  return tr !== null
}

/** Key code of all keys handled by an input method. */
const INPUT_METHOD = 229

const makeLine = (view: EditorView): false => {
  const tr = lineBelowSelected(view.state)
  if (tr) view.dispatch(tr)
  return false
}

/** Prevents the browser from selecting a word inside the atom. */
const select = (view: EditorView, _at: number, node: Node, from: number): boolean => {
  const isBlock = node.isAtom && node.isBlock
  if (isBlock) view.dispatch(selectBlock(view.state.tr, from))
  return isBlock
}

/** Typing with a selected atom inserts a line below instead of replacing the atom. */
export const atomSelection = () =>
  new Plugin({
    props: {
      handleDoubleClickOn: select,
      handleTripleClickOn: select,
      handleTextInput: (view, _from, _to, text) => write(view, text),
      handleDOMEvents: {
        // On-screen keyboards and dictation send no key events.
        beforeinput: (view, event) => {
          const { inputType, data } = event as InputEvent
          const isWritten = inputType === 'insertText' && data !== null && write(view, data)
          if (isWritten) event.preventDefault()
          return isWritten
        },
        // Input methods write into the DOM directly, so the line must exist before composition starts.
        keydown: (view, { keyCode }) => keyCode === INPUT_METHOD && makeLine(view),
        compositionstart: makeLine,
      },
    },
  })
