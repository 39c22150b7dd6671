import { memo, useEffect, useRef, useState } from 'react'
import type { TravelActivity } from '#domain/travel/activity.ts'
import { link } from '#domain/url/link.ts'
import { showUnsavedInput } from '../../../parts/unsaved-input.ts'
import { LineBadges } from '../reading/LineBadges.tsx'
import { LineMark } from '../reading/LineMark.tsx'
import { LineTimes } from '../reading/LineTimes.tsx'
import { MoveText } from '../reading/MoveText.tsx'
import { Warnings } from '../reading/Warnings.tsx'
import { dragRow, type Edge } from './drag.ts'
import styles from './EditLine.module.css'
import { useEditing } from './editing-context.ts'
import { Handle } from './Handle.tsx'
import { LineForm } from './LineForm.tsx'
import { LineMenu } from './LineMenu.tsx'

type Props = { line: TravelActivity; warnings: string; isPickedUp: boolean; isOpen: boolean }

/** One activity in the editor, moved by its handle and edited in place. */
export const EditLine = memo(function EditLine({ line, warnings, isPickedUp, isOpen }: Props) {
  const { edit, open } = useEditing()
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const [edge, setEdge] = useState<Edge | null>(null)
  const [isDragging, setDragging] = useState(false)
  useEffect(() => {
    if (!row.current || !handle.current) return
    const elements = { row: row.current, handle: handle.current }
    return dragRow({ ...elements, activityId: line.id, onEdge: setEdge, onDragging: setDragging })
  }, [line.id])
  const toggle = useRef<HTMLButtonElement>(null)
  const close = () => {
    open(null)
    toggle.current?.focus()
  }
  return (
    <li
      className={styles.line}
      ref={row}
      data-edge={edge ?? undefined}
      data-held={isPickedUp || isDragging || undefined}
      data-kind={line.kind}
    >
      <Handle activityId={line.id} title={line.title} isPickedUp={isPickedUp} ref={handle} />
      <LineTimes startTime={line.startTime} endTime={line.endTime} />
      <LineMark kind={line.kind} />
      <div className="grid min-w-0 gap-4 py-8 ps-8">
        <h3 className={`${styles.title} text-16 leading-[1.75]`}>
          <a
            className={`${styles.link} text-sumi no-underline hover:text-ai hover:[text-decoration:underline]`}
            href={link('@travel-activities', { id: line.id })}
          >
            {line.kind === 'move' ? <MoveText line={line} /> : line.title}
          </a>
        </h3>
        <LineBadges line={line} />
      </div>
      <div className="flex">
        <button
          className="min-h-tap min-w-[3.25rem] cursor-pointer border-0 bg-transparent px-4 py-0 text-15 text-ai hover:underline"
          type="button"
          ref={toggle}
          aria-expanded={isOpen}
          onClick={() => showUnsavedInput('li *') || open(isOpen ? null : line.id)}
        >
          {isOpen ? '閉じる' : '編集'}
          <span className="visually-hidden">：{line.title}</span>
        </button>
        <LineMenu line={line} />
      </div>
      {warnings && (
        <div className="col-[2/-1] pb-8 md:col-[4/-1] md:ps-8">
          <Warnings text={warnings} />
        </div>
      )}
      {isOpen && (
        <div className="col-span-full pt-8 pb-16">
          <LineForm line={line} edit={edit} onDone={close} />
        </div>
      )}
    </li>
  )
})
