import type { KeyboardEvent, Ref } from 'react'
import type { Step } from '#domain/travel/arrange.ts'
import { useEditing } from './editing-context.ts'
import styles from './Handle.module.css'
import { HANDLE } from './useArranging.ts'

const STEPS: Record<string, Step> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'sectionBefore',
  ArrowRight: 'sectionAfter',
}

/** What says how handles are used, once for all of them. */
export const HANDLE_HELP = 'handle-help'

type Props = { activityId: string; title: string; isHeld: boolean; ref: Ref<HTMLButtonElement> }

/** Where a line is taken: dragged by a pointer, or picked up and moved by the keys. */
export function Handle({ activityId, title, isHeld, ref }: Props) {
  const { arrange } = useEditing()
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isHeld) return
    const step = STEPS[event.key]
    if (step) {
      event.preventDefault()
      arrange.step(step)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      arrange.cancel()
    }
  }
  return (
    <button
      className={styles.handle}
      type="button"
      ref={ref}
      aria-pressed={isHeld}
      aria-describedby={HANDLE_HELP}
      {...{ [HANDLE]: activityId }}
      onClick={() => (isHeld ? arrange.drop() : arrange.grab(activityId))}
      onKeyDown={onKeyDown}
      // Gone on to something else: it stays where it is. A line that changes sections takes its focus along.
      onBlur={({ relatedTarget }) => {
        if (isHeld && relatedTarget && !relatedTarget.hasAttribute(HANDLE)) arrange.drop()
      }}
    >
      <svg className={styles.dots} viewBox="0 0 16 24" aria-hidden="true">
        <path d="M5 5h.01M11 5h.01M5 12h.01M11 12h.01M5 19h.01M11 19h.01" />
      </svg>
      <span className="visually-hidden">「{title}」を並べ替える</span>
    </button>
  )
}
