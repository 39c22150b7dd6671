import { NodeSelection } from 'prosemirror-state'
import { type DragEvent, useRef } from 'react'
import { useEditor } from '../editor-store.ts'
import { insertBlock } from '../model/commands.ts'
import { labelOfNode } from '../model/node-labels.ts'
import { openDialog } from '../model/open-dialog.ts'
import { type Place, placeOfId } from '../model/places.ts'
import { newParagraph } from '../model/to-node.ts'
import styles from './BlockHandle.module.css'
import { useHovered } from './useHovered.ts'

/**
 * The handle beside the hovered block: drag it, open its actions, or add a line below. For pointers only; keyboards
 * use the toolbar and shortcuts.
 */
export function BlockHandle() {
  const { view } = useEditor()
  const box = useRef<HTMLDivElement>(null)
  const id = useHovered(box)
  const place = id === null ? null : placeOfId(view.state.doc, id)
  const select = ({ from }: Place) =>
    view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, from)))
  const drag = (event: DragEvent) => {
    if (!place) return
    select(place)
    const dom = view.nodeDOM(place.from)
    event.dataTransfer.setData('text/plain', place.node.textContent)
    event.dataTransfer.effectAllowed = 'move'
    if (dom instanceof HTMLElement) event.dataTransfer.setDragImage(dom, 0, 0)
    // ProseMirror reads this on drop: the dragged slice, and that it is moved.
    Object.assign(view, { dragging: { slice: view.state.selection.content(), move: true } })
  }
  const add = () => {
    if (!place) return
    select(place)
    view.dispatch(insertBlock(view.state, newParagraph()).insertText('/'))
    view.focus()
  }
  const open = () => {
    if (!place) return
    select(place)
    openDialog(view, { name: 'actions' })
  }
  return (
    <div className={`${styles.handle} [&[hidden]]:hidden`} ref={box} hidden={!place} aria-hidden="true">
      <button
        className={`${styles.button} hover:bg-ai-wash hover:text-ai`}
        type="button"
        tabIndex={-1}
        title="下に書き足す"
        onClick={add}
      >
        ＋
      </button>
      <button
        className={`${styles.button} hover:bg-ai-wash hover:text-ai ${styles.grip}`}
        type="button"
        tabIndex={-1}
        title={place ? `${labelOfNode(place.node)}：引いて移す、押して操作を選ぶ` : ''}
        draggable
        onDragStart={drag}
        onDragEnd={() => Object.assign(view, { dragging: null })}
        onClick={open}
      >
        ⠿
      </button>
    </div>
  )
}
