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

/** The shared description of how handles are used. */
const HANDLE_HELP = 'handle-help'

type Props = { activityId: string; title: string; isPickedUp: boolean; ref: Ref<HTMLButtonElement> }

/** The handle of a line: dragged by a pointer, or picked up and moved by keys. */
export function Handle({ activityId, title, isPickedUp, ref }: Props) {
  const { arrange } = useEditing()
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPickedUp) return
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
      aria-pressed={isPickedUp}
      aria-describedby={HANDLE_HELP}
      {...{ [HANDLE]: activityId }}
      onClick={() => (isPickedUp ? arrange.drop() : arrange.grab(activityId))}
      onKeyDown={onKeyDown}
      // On blur the line is dropped where it is. A line that changes sections takes its focus along.
      onBlur={({ relatedTarget }) => {
        if (isPickedUp && relatedTarget && !relatedTarget.hasAttribute(HANDLE)) arrange.drop()
      }}
    >
      <svg
        className="h-[1.5rem] fill-none stroke-current stroke-[2.5] [stroke-linecap:round]"
        viewBox="0 0 16 24"
        aria-hidden="true"
      >
        <path d="M5 5h.01M11 5h.01M5 12h.01M11 12h.01M5 19h.01M11 19h.01" />
      </svg>
      <span className="visually-hidden">「{title}」を並べ替える</span>
    </button>
  )
}

/** Keyboard instructions and announcements of moves, for screen readers. */
export const HandleHelp = ({ announcement }: { announcement: string }) => (
  <>
    <p id={HANDLE_HELP} hidden>
      スペースキーで持ち上げ、矢印キーで動かし、もう一度スペースキーで置きます。
    </p>
    <p className="visually-hidden" aria-live="assertive" data-moves="">
      {announcement}
    </p>
  </>
)
