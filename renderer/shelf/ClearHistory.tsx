import { useRef, useState } from 'react'
import styles from './HistorySettings.module.css'

export type Clearing = { label: string; onClear: () => unknown }

/** Clears the history. Hidden when the history is empty; the focus then moves to the switch beside it. */
export function ClearHistory({ label, onClear }: Clearing) {
  const button = useRef<HTMLButtonElement>(null)
  const [isBusy, setBusy] = useState(false)
  const clear = async () => {
    if (isBusy) return
    const near = button.current?.parentElement?.querySelector('input')
    setBusy(true)
    await onClear()
    setBusy(false)
    requestAnimationFrame(() => {
      if (!button.current && document.activeElement === document.body) near?.focus({ preventScroll: true })
    })
  }
  return (
    <button
      className={styles.clear}
      ref={button}
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={clear}
    >
      {isBusy ? '消しています…' : label}
    </button>
  )
}
