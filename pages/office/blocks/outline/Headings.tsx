import { useEffect, useRef } from 'react'
import { perform, useEditor } from '../editor-store.ts'
import { canMoveChapter, moveChapter } from '../model/chapters.ts'
import { selectBlock } from '../model/commands.ts'
import { placeOfId } from '../model/places.ts'
import { BLOCK_ATTRIBUTE } from '../written/written-block.ts'
import styles from './Headings.module.css'
import { type Heading, useOutline } from './useOutline.ts'

const NAMELESS = '（空の見出し）'

/** Links to the headings, with buttons to move chapters. `onJump` wraps the navigation. */
export function Headings({ onJump = (go) => go() }: { onJump?: (go: () => void) => void }) {
  const { view } = useEditor()
  const { headings } = useOutline()
  const jump = (id: string) => {
    perform(view, (state) => {
      const place = placeOfId(state.doc, id)
      return place && selectBlock(state.tr, place.from)
    })
    view.dom.querySelector(`[${BLOCK_ATTRIBUTE}="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'start' })
  }
  if (headings.length === 0) return <p className="text-usuzumi">見出しを書くと、ここに並びます。</p>
  return (
    <ol className="grid">
      {headings.map((heading) => (
        <Line key={heading.id} heading={heading} onJump={() => onJump(() => jump(heading.id))} />
      ))}
    </ol>
  )
}

function Line({ heading: { id, level, text }, onJump }: { heading: Heading; onJump: () => void }) {
  const name = text || NAMELESS
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto]">
      <button className={`${styles.entry} ${level === 3 ? styles.inner : ''}`} type="button" onClick={onJump}>
        {name}
      </button>
      <Move id={id} by={-1} label={`「${name}」の章を上へ`} sign="↑" />
      <Move id={id} by={1} label={`「${name}」の章を下へ`} sign="↓" />
    </li>
  )
}

type MoveProps = { id: string; by: -1 | 1; label: string; sign: string }

/** Moves a chapter with its content. The focus stays on the button. */
function Move({ id, by, label, sign }: MoveProps) {
  const { view, announce } = useEditor()
  const button = useRef<HTMLButtonElement>(null)
  const isMoving = useRef(false)
  useEffect(() => {
    // An element that is moved in the DOM loses the focus.
    if (isMoving.current) button.current?.focus()
    isMoving.current = false
  })
  const canMove = canMoveChapter(view.state.doc, id, by)
  const move = () => {
    const tr = moveChapter(view.state, id, by)
    if (!tr) return announce('これより先へは動かせません。')
    isMoving.current = true
    view.dispatch(tr)
    announce(`${label}移しました。`)
  }
  return (
    <button
      className={styles.move}
      ref={button}
      type="button"
      aria-label={label}
      aria-disabled={!canMove || undefined}
      onClick={move}
    >
      {sign}
    </button>
  )
}
