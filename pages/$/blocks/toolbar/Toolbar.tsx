import { redo, undo } from 'prosemirror-history'
import { useEditor, useEditorValue } from '../editor-store.ts'
import { convertBlocks } from '../model/commands.ts'
import { isActive, toggle } from '../model/marks.ts'

/** The visible tools. */
export function Toolbar() {
  const { view } = useEditor()
  const isBold = useEditorValue((state) => isActive(state, 'bold'))
  return (
    <div role="toolbar" aria-label="書式">
      <button
        type="button"
        aria-pressed={isBold}
        onClick={() => {
          toggle('bold')(view.state, view.dispatch)
          view.focus()
        }}
      >
        太字
      </button>
      {([2, 3] as const).map((level) => (
        <button
          key={level}
          type="button"
          onClick={() => {
            const tr = convertBlocks(view.state, { type: 'heading', data: { level } })
            if (tr) view.dispatch(tr)
            view.focus()
          }}
        >
          {level === 2 ? '大見出し' : '小見出し'}
        </button>
      ))}
      <button type="button" onClick={() => undo(view.state, view.dispatch)}>
        元に戻す
      </button>
      <button type="button" onClick={() => redo(view.state, view.dispatch)}>
        やり直す
      </button>
    </div>
  )
}
