import styles from './FlashMessage.module.css'
import { closeFlash, flash } from './flash.ts'
import { MessageIcon } from './MessageIcon.tsx'
import { useStore } from './store.ts'

/** The message above the page. */
export function FlashMessage() {
  const message = useStore(flash)
  const role = message?.color === 'danger' ? 'alert' : 'status'
  return (
    <div className={styles.place} role={role}>
      {message && (
        <div className={`${styles.flash} ${styles[message.color]} ${styles[message.phase]}`}>
          <MessageIcon color={message.color} />
          <p className={styles.text}>{message.description}</p>
          <button className={styles.close} type="button" onClick={closeFlash}>
            閉じる
          </button>
        </div>
      )}
    </div>
  )
}
