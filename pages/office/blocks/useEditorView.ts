import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import blocksStyles from '#renderer/blocks/Blocks.module.css'
import type { AtomStore } from './atoms/atom-views.ts'
import { createSignal, type EditorStore } from './editor-store.ts'
import { replaceBody } from './model/replace-body.ts'
import { TELL } from './model/tell.ts'
import { blocksOfDoc } from './model/to-block.ts'
import { docOfBlocks } from './model/to-node.ts'
import { clipboardProps } from './paste/clipboard.ts'
import { withLastLine } from './plugins/last-line.ts'
import { editorPlugins } from './plugins/plugins.ts'
import styles from './Surface.module.css'

/** How long a change waits to be handed out, in milliseconds: writing goes first. */
const HAND_OUT_AFTER = 150

/** Where the caret must not be: behind the tools above, or a keyboard on the screen below. */
const clearOfTools = () => {
  const top = matchMedia('(width >= 768px)').matches ? 200 : 80
  return {
    scrollThreshold: { top, bottom: 60, left: 0, right: 0 },
    scrollMargin: { top: top + 10, bottom: 80, left: 0, right: 0 },
  }
}

type Options = {
  blocks: readonly unknown[]
  onChange: (blocks: unknown[]) => void
  atoms: AtomStore
  say: (words: string) => void
  label: string
}

/** The writing surface in `place`, and what the parts around it need. `null` until it is there. */
export function useEditorView(place: RefObject<HTMLElement | null>, options: Options): EditorStore | null {
  const [store, setStore] = useState<EditorStore | null>(null)
  const latest = useRef(options)
  const handedOut = useRef(options.blocks)
  useLayoutEffect(() => {
    latest.current = options
  })
  const handing = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const now = (view: EditorView) => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      const blocks = blocksOfDoc(view.state.doc)
      handedOut.current = blocks
      latest.current.onChange(blocks)
    }
    const soon = (view: EditorView) => {
      timer ??= setTimeout(() => now(view), HAND_OUT_AFTER)
    }
    return { now, soon }
  }, [])

  useEffect(() => {
    if (!place.current) return
    const { blocks, atoms, label } = latest.current
    const signal = createSignal()
    const say = (words: string) => latest.current.say(words)
    const view = new EditorView(
      { mount: place.current },
      {
        state: EditorState.create({
          doc: withLastLine(docOfBlocks(blocks)),
          plugins: editorPlugins([], say),
        }),
        nodeViews: { atom: atoms.view, unknown: atoms.view },
        attributes: {
          class: `${blocksStyles.body} ${styles.surface}`,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          spellcheck: 'false',
        },
        ...clearOfTools(),
        ...clipboardProps,
        dispatchTransaction(tr) {
          view.updateState(view.state.apply(tr))
          if (tr.docChanged && !tr.getMeta('from-outside')) handing.soon(view)
          signal.tell()
        },
      },
    )
    view.dom.addEventListener(TELL, (event) => say((event as CustomEvent<string>).detail))
    const flush = () => handing.now(view)
    view.dom.addEventListener('blur', flush)
    // What was written before a paste is saved for itself.
    view.dom.addEventListener('paste', flush, true)
    // Whoever hears of the key further out is to save all that is written.
    view.dom.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
      if ((ctrlKey || metaKey) && key.toLowerCase() === 's') flush()
    })
    addEventListener('pagehide', flush)
    setStore({ view, subscribe: signal.subscribe, getState: () => view.state, say })
    return () => {
      flush()
      removeEventListener('pagehide', flush)
      view.destroy()
      setStore(null)
    }
  }, [place, handing])

  const { blocks } = options
  useEffect(() => {
    // What comes back from where it was handed out is known; anything else is another's change.
    if (!store || blocks === handedOut.current) return
    handedOut.current = blocks
    const tr = replaceBody(store.view.state, blocks)
    if (tr) store.view.dispatch(tr.setMeta('from-outside', true))
  }, [store, blocks])
  return store
}
