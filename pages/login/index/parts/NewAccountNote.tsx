import { useSyncExternalStore } from 'react'
import styles from './Note.module.css'

const never = () => () => {}
const isRequested = () => new URLSearchParams(location.search).get('account') === 'new'

/** For users who create another account although the mail address has one. */
export function NewAccountNote() {
  const isShown = useSyncExternalStore(never, isRequested, () => false)
  return (
    isShown && (
      <p className={styles.note}>
        メールアドレスとパスワードでもう一度ログインすると、新しいアカウントができます。
      </p>
    )
  )
}
