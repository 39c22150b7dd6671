import { toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { EditorState, Plugin } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { TextRun } from '#domain/blocks/inline.ts'
import { isEqual } from '#domain/json/is-equal.ts'
import { insertBreak } from '../../blocks/keys/line-break.ts'
import { fragmentOf } from '../../blocks/model/inline-text.ts'
import { runsOf } from '../../blocks/model/runs-of.ts'
import { schema } from '../../blocks/model/schema.ts'

export type InlineView = EditorView

type Options = {
  runs: readonly TextRun[]
  onChange: (runs: TextRun[]) => void
  onBlur: () => void
  /** Called with the marks of the selection. */
  onMarks: (marks: ReadonlySet<string>) => void
  attributes: Record<string, string>
}

const docOf = (runs: readonly TextRun[]) =>
  schema.node('doc', null, [schema.node('paragraph', null, fragmentOf(runs))])

const runsIn = (state: EditorState): TextRun[] => (state.doc.firstChild ? runsOf(state.doc.firstChild) : [])

const PLUGINS = [
  history(),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': toggleMark(schema.marks.bold),
    // A single paragraph: Enter does nothing.
    Enter: () => true,
    'Shift-Enter': insertBreak,
  }),
  new Plugin({
    filterTransaction: ({ doc }) => doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph',
  }),
]

const marksAt = ({ selection, storedMarks, doc }: EditorState): ReadonlySet<string> => {
  const { from, to, empty, $from } = selection
  if (empty) return new Set((storedMarks ?? $from.marks()).map(({ type }) => type.name))
  return new Set(
    Object.values(schema.marks).flatMap((mark) => (doc.rangeHasMark(from, to, mark) ? [mark.name] : [])),
  )
}

/** An editor for one paragraph. Pasted and dropped content is reduced to text. */
export function useInlineView(place: RefObject<HTMLElement | null>, options: Options) {
  const view = useRef<EditorView>(null)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: created once; external changes are applied below
  useEffect(() => {
    const made = new EditorView(place.current, {
      state: EditorState.create({ doc: docOf(latest.current.runs), plugins: PLUGINS }),
      attributes: () => ({
        role: 'textbox',
        'aria-multiline': 'true',
        ...latest.current.attributes,
      }),
      dispatchTransaction: (transaction) => {
        const state = made.state.apply(transaction)
        made.updateState(state)
        latest.current.onMarks(marksAt(state))
        if (transaction.docChanged && !transaction.getMeta('taken')) latest.current.onChange(runsIn(state))
      },
      handleDOMEvents: { blur: () => void latest.current.onBlur() },
      handlePaste: (target, event) => {
        const text = event.clipboardData?.getData('text/plain').replaceAll(/(?<!\s)\s*\n\s*/g, '') ?? ''
        if (text) target.dispatch(target.state.tr.insertText(text))
        return true
      },
      handleDrop: () => true,
    })
    view.current = made
    return () => {
      view.current = null
      made.destroy()
    }
  }, [])
  const { runs, attributes } = options
  useEffect(() => {
    const { current } = view
    if (!current || isEqual(runsIn(current.state), runs)) return
    const { doc } = current.state
    current.dispatch(
      current.state.tr
        .replaceWith(1, doc.content.size - 1, fragmentOf(runs))
        .setMeta('taken', true)
        .setMeta('addToHistory', false),
    )
  }, [runs])
  const key = JSON.stringify(attributes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes are read on the next update
  useEffect(() => {
    view.current?.setProps({})
  }, [key])
  return view
}
