import { useEffect } from 'react'
import { useSecondsLeft } from '#renderer/ui/resend/useSecondsLeft.ts'
import { expire } from '../flow.ts'
import styles from './TimeLeft.module.css'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}分${String(seconds % 60).padStart(2, '0')}秒`

/** Announced only twice, not every second. */
const timeLeftText = (seconds: number) => {
  if (seconds > 60) return ''
  return seconds > 20 ? '残り1分を切りました。' : 'まもなく有効期限が切れます。'
}

/** The time left to answer the pool. Afterwards the sign-in starts over with a note. */
export function TimeLeft({ until }: { until: number }) {
  const left = useSecondsLeft(until)
  useEffect(() => {
    if (left === 0) expire()
  }, [left])
  return (
    <p className={styles.left}>
      安全のため、3分以内に入力してください。
      <span className={styles.time} role="timer" data-soon={left <= 30 || undefined}>
        残り{clock(left)}
      </span>
      <span className="visually-hidden" role="status">
        {timeLeftText(left)}
      </span>
    </p>
  )
}
