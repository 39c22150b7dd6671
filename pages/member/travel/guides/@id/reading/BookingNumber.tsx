import { notify } from '#renderer/shell/messages/notifications.ts'
import styles from './BookingNumber.module.css'

const copy = async (number: string) => {
  try {
    await navigator.clipboard.writeText(number)
    notify({ description: '予約番号をコピーしました。', color: 'success' })
  } catch {
    notify({ description: 'コピーできませんでした。番号を選んでコピーしてください。', color: 'warning' })
  }
}

/** A booking number, large and copyable. */
export const BookingNumber = ({ number }: { number: string }) => (
  <p className={styles.booking}>
    <span className={styles.label}>予約番号</span>
    <span className={styles.number}>{number}</span>
    <button className={styles.copy} type="button" onClick={() => copy(number)}>
      コピー<span className="visually-hidden">：予約番号{number}</span>
    </button>
  </p>
)
