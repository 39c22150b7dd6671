import styles from './MessageIcon.module.css'
import type { MessageColor } from './notifications.ts'

/** The label and shape of each colour, for those who cannot see it. */
const MEANINGS: Record<MessageColor, { label: string; shape: string }> = {
  info: { label: 'お知らせ', shape: 'M12 11v6M12 7v.5' },
  success: { label: '完了', shape: 'm7.5 12.5 3 3 6-7' },
  warning: { label: '注意', shape: 'M12 7v6M12 16.5v.5' },
  danger: { label: 'エラー', shape: 'm8.5 8.5 7 7M15.5 8.5l-7 7' },
}

const CIRCLE = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z'
const TRIANGLE = 'M12 3 22 20H2Z'
const OCTAGON = 'M8 3h8l5 5v8l-5 5H8l-5-5V8Z'

const frameOf = (color: MessageColor): string => {
  if (color === 'warning') return TRIANGLE
  return color === 'danger' ? OCTAGON : CIRCLE
}

/** Uses `--tone` of its parent. */
export function MessageIcon({ color }: { color: MessageColor }) {
  const { label, shape } = MEANINGS[color]
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" role="img" aria-label={label}>
      <path d={frameOf(color)} />
      <path d={shape} />
    </svg>
  )
}
