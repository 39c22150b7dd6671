import { NodeSelection } from 'prosemirror-state'
import { type DragEvent, useRef } from 'react'
import { useEditor } from '../editor-store.ts'
import { ask } from '../model/ask.ts'
import { insertBlock } from '../model/commands.ts'
import { type Place, placeOfId } from '../model/places.ts'
import { newParagraph } from '../model/to-node.ts'
import { labelOfNode } from '../model/words.ts'
import styles from './BlockHandle.module.css'
import { useHovered } from './useHovered.ts'

/**
 * Beside the block under the pointer: a handle to draw it elsewhere or to see what can be done to it, and a way to write
 * below it. Keyboards have the toolbar and their keys for all of that; so the handle is for pointers only.
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
    // ProseMirror reads this when the block is dropped: a slice, and that it moves.
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
    ask(view, { name: 'actions' })
  }
  return (
    <div className={styles.handle} ref={box} hidden={!place} aria-hidden="true">
      <button className={styles.button} type="button" tabIndex={-1} title="下に書き足す" onClick={add}>
        ＋
      </button>
      <button
        className={`${styles.button} ${styles.grip}`}
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
