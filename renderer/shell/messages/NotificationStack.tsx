import { useEffect } from 'react'
import { NotificationItem } from './NotificationItem.tsx'
import styles from './NotificationStack.module.css'
import {
  cleanUpNotifications,
  clearNotifications,
  deleteNotification,
  type Notification,
  notifications,
  popNotifications,
} from './notifications.ts'
import { useStore } from './store.ts'

/** So many messages that nobody wants to close one after the other. */
const WORTH_CLEARING = 3

/** The messages of the moment, newest below. Both lists are always there: a screen reader hears what is added to them. */
export function NotificationStack() {
  const { pending, displayed } = useStore(notifications)
  useEffect(() => {
    if (pending.length === 0) return
    popNotifications()
    cleanUpNotifications()
  }, [pending])
  const isUrgent = ({ color }: Notification) => color === 'danger'
  return (
    <div className={styles.stack}>
      {displayed.length >= WORTH_CLEARING && (
        <button className={styles.clear} type="button" onClick={clearNotifications}>
          すべて閉じる
        </button>
      )}
      <div role="alert" aria-label="エラーのお知らせ">
        <ul className={styles.list}>{displayed.filter(isUrgent).map(item)}</ul>
      </div>
      <div role="status" aria-label="お知らせ">
        <ul className={styles.list}>
          {displayed.filter((notification) => !isUrgent(notification)).map(item)}
        </ul>
      </div>
    </div>
  )
}

const item = (notification: Notification) => (
  <NotificationItem
    key={notification.uuid}
    notification={notification}
    onDone={() => deleteNotification(notification.uuid)}
  />
)
