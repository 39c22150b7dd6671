import { useSyncExternalStore } from 'react'
import styles from './Note.module.css'

const never = () => () => {}
const isAsked = () => new URLSearchParams(location.search).get('account') === 'new'

/** For whoever has chosen another account although the mail address has one. */
export function NewAccountNote() {
  const isShown = useSyncExternalStore(never, isAsked, () => false)
  return (
    isShown && (
      <p className={styles.note}>
        メールアドレスとパスワードでもう一度ログインすると、新しいアカウントができます。
      </p>
    )
  )
}
