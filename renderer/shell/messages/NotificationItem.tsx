import { MessageIcon } from './MessageIcon.tsx'
import styles from './NotificationItem.module.css'
import type { Notification } from './notifications.ts'
import { useCountdown } from './useCountdown.ts'

type Props = { notification: Notification; onDone: () => void }

/** One notification. Its timer pauses while it is hovered or focused. */
export function NotificationItem({ notification, onDone }: Props) {
  const { color, description, duration, action } = notification
  const { pause, resume } = useCountdown(duration, onDone)
  return (
    <li
      className={`${styles.item} ${styles[color]}`}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <MessageIcon color={color} />
      <div className={styles.content}>
        <p className={styles.text}>{description}</p>
        {action && (
          <button
            className={styles.action}
            type="button"
            onClick={() => {
              onDone()
              action.onSelect()
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button className={styles.close} type="button" aria-label="お知らせを閉じる" onClick={onDone}>
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
    </li>
  )
}
