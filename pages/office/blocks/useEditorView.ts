import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import blocksStyles from '#renderer/blocks/Blocks.module.css'
import type { AtomStore } from './atoms/atom-views.ts'
import { createSignal, type EditorStore } from './editor-store.ts'
import { ANNOUNCE_EVENT } from './model/announce.ts'
import { replaceBody } from './model/replace-body.ts'
import { blocksOfDoc } from './model/to-block.ts'
import { docOfBlocks } from './model/to-node.ts'
import { clipboardProps } from './paste/clipboard.ts'
import { withLastLine } from './plugins/last-line.ts'
import { editorPlugins } from './plugins/plugins.ts'
import styles from './Surface.module.css'

/** Delay before changes are passed on, in milliseconds, so that typing is not slowed down. */
const OUTPUT_DELAY_MS = 150

/** Area covered by the toolbar, the search or an on-screen keyboard. */
const clearOfTools = (view: () => EditorView | undefined) => {
  const top = (more: number): number => {
    const head = view()?.dom.closest('[data-block-editor]')?.querySelector('[data-editor-head]')
    // The bars of the area above the toolbar are on wide screens only.
    const above = matchMedia('(width >= 768px)').matches ? 155 : 35
    return (head?.clientHeight ?? 45) + above + more
  }
  return {
    scrollThreshold: {
      get top() {
        return top(0)
      },
      bottom: 60,
      left: 0,
      right: 0,
    },
    scrollMargin: {
      get top() {
        return top(10)
      },
      bottom: 80,
      left: 0,
      right: 0,
    },
  }
}

type Options = {
  blocks: readonly unknown[]
  onChange: (blocks: unknown[]) => void
  atoms: AtomStore
  announce: (message: string) => void
  label: string
}

/** Creates the editor view in `place`. `null` until it is ready. */
export function useEditorView(place: RefObject<HTMLElement | null>, options: Options): EditorStore | null {
  const [store, setStore] = useState<EditorStore | null>(null)
  const latest = useRef(options)
  const lastOutput = useRef(options.blocks)
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
      lastOutput.current = blocks
      latest.current.onChange(blocks)
    }
    const soon = (view: EditorView) => {
      timer ??= setTimeout(() => now(view), OUTPUT_DELAY_MS)
    }
    return { now, soon }
  }, [])

  useEffect(() => {
    if (!place.current) return
    const { blocks, atoms, label } = latest.current
    const signal = createSignal()
    const announce = (message: string) => latest.current.announce(message)
    let made: EditorView | undefined
    const view = new EditorView(
      { mount: place.current },
      {
        state: EditorState.create({
          doc: withLastLine(docOfBlocks(blocks)),
          plugins: editorPlugins([], announce),
        }),
        nodeViews: { atom: atoms.view, unknown: atoms.view },
        attributes: {
          class: `${blocksStyles.body} ${styles.surface}`,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          spellcheck: 'false',
        },
        ...clearOfTools(() => made),
        ...clipboardProps,
        dispatchTransaction(tr) {
          view.updateState(view.state.apply(tr))
          if (tr.docChanged && !tr.getMeta('from-outside')) handing.soon(view)
          // What takes the focus has it before the next key, which would go to the text.
          signal.notify(tr.getMeta('takes-focus') === true)
        },
      },
    )
    made = view
    view.dom.addEventListener(ANNOUNCE_EVENT, (event) => announce((event as CustomEvent<string>).detail))
    const flush = () => handing.now(view)
    view.dom.addEventListener('blur', flush)
    // Saves changes before a paste separately.
    view.dom.addEventListener('paste', flush, true)
    // Passes changes on before outer handlers, such as Ctrl+S, run.
    view.dom.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
      if ((ctrlKey || metaKey) && key.toLowerCase() === 's') flush()
    })
    addEventListener('pagehide', flush)
    setStore({ view, subscribe: signal.subscribe, getState: () => view.state, announce })
    return () => {
      flush()
      removeEventListener('pagehide', flush)
      view.destroy()
      setStore(null)
    }
  }, [place, handing])

  const { blocks } = options
  useEffect(() => {
    // Ignores our own output coming back; other values are external changes.
    if (!store || blocks === lastOutput.current) return
    lastOutput.current = blocks
    const tr = replaceBody(store.view.state, blocks)
    if (tr) store.view.dispatch(tr.setMeta('from-outside', true))
  }, [store, blocks])
  return store
}
