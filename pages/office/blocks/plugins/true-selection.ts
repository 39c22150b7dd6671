import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/**
 * The view hears of the caret by `selectionchange`, which a browser tells when it has the time for it: a key pressed
 * right after a click, or right after another key, would act on what was selected before, and Enter would take it away.
 * Told at once, the view looks for itself.
 */
const look = (view: EditorView): false => {
  view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
  return false
}

/** Blocks that are no text are selected by the view, as a whole. */
const isOwn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[contenteditable="false"]') !== null

/** What a key does is done where the caret is seen to be. */
export const trueSelection = () =>
  new Plugin({
    props: {
      handleDOMEvents: {
        // While an input method is at work the text is its own.
        keydown: (view, event) => (event.isComposing || event.keyCode === 229 ? false : look(view)),
        mousedown: (view, { target }) => {
          if (isOwn(target)) return false
          // The caret is set when all have heard of this event, and soon after the focus has come the view would put it
          // back to where it knows it to be.
          setTimeout(() => view.isDestroyed || look(view))
          return false
        },
        // Keys that the browser answers itself, such as End, have moved it by now.
        keyup: (view, event) => (event.isComposing || event.keyCode === 229 ? false : look(view)),
        mouseup: (view, { target }) => (isOwn(target) ? false : look(view)),
        copy: look,
        cut: look,
        paste: look,
      },
    },
  })
