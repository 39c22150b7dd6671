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

/** From this number on there is a button that closes all. */
const MIN_FOR_CLOSE_ALL = 3

/**
 * The current notifications, newest at the bottom. Both live regions are always rendered, so that additions are
 * announced.
 */
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
      {displayed.length >= MIN_FOR_CLOSE_ALL && (
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
