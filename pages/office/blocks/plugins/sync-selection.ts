import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/**
 * Browsers fire `selectionchange` late, so a key pressed right after a click or another key would act on the old
 * selection, and Enter could delete it. This makes the view read the DOM selection immediately.
 */
const syncSelection = (view: EditorView): false => {
  view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
  return false
}

/** Atoms are selected by the view. */
const isOwn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[contenteditable="false"]') !== null

/** Keys act on the visible selection. */
export const syncDomSelection = () =>
  new Plugin({
    props: {
      handleDOMEvents: {
        // During IME composition the browser owns the text.
        keydown: (view, event) => (event.isComposing || event.keyCode === 229 ? false : syncSelection(view)),
        mousedown: (view, { target }) => {
          if (isOwn(target)) return false
          // The browser sets the caret after this event, and after focus the view would restore the old one.
          setTimeout(() => view.isDestroyed || syncSelection(view))
          return false
        },
        // Keys handled by the browser, such as End, have moved the caret by now.
        keyup: (view, event) => (event.isComposing || event.keyCode === 229 ? false : syncSelection(view)),
        mouseup: (view, { target }) => (isOwn(target) ? false : syncSelection(view)),
        copy: syncSelection,
        cut: syncSelection,
        paste: syncSelection,
      },
    },
  })
