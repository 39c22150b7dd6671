import type { Node } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { lineBelowSelected, selectBlock } from '../model/commands.ts'

const write = (view: EditorView, text: string): boolean => {
  const tr = lineBelowSelected(view.state)
  if (tr) view.dispatch(tr.insertText(text))
  return tr !== null
}

/** What the keys of an input method are called, whichever they are. */
const INPUT_METHOD = 229

const makeLine = (view: EditorView): false => {
  const tr = lineBelowSelected(view.state)
  if (tr) view.dispatch(tr)
  return false
}

/** A browser would look for a word in it, and leave the caret where nothing can be written. */
const select = (view: EditorView, _at: number, node: Node, from: number): boolean => {
  if (node.isAtom) view.dispatch(selectBlock(view.state.tr, from))
  return node.isAtom
}

/** A block that is selected as a whole is never typed over: what is written goes on an empty line below it. */
export const wholeBlocks = () =>
  new Plugin({
    props: {
      handleDoubleClickOn: select,
      handleTripleClickOn: select,
      handleTextInput: (view, _from, _to, text) => write(view, text),
      handleDOMEvents: {
        // Keyboards on a screen, dictation and the like send no keys.
        beforeinput: (view, event) => {
          const { inputType, data } = event as InputEvent
          const isWritten = inputType === 'insertText' && data !== null && write(view, data)
          if (isWritten) event.preventDefault()
          return isWritten
        },
        // An input method writes into the page by itself: the line must be there before it begins, best with its key.
        keydown: (view, { keyCode }) => keyCode === INPUT_METHOD && makeLine(view),
        compositionstart: makeLine,
      },
    },
  })
