import { useSyncExternalStore } from 'react'
import { DevLinks } from './DevLinks.tsx'
import { InAppNote } from './InAppNote.tsx'
import styles from './Note.module.css'

const never = () => () => {}
const isRequested = () => new URLSearchParams(location.search).get('account') === 'new'

/** For users who create another account although the mail address has one. */
function NewAccountNote() {
  const isShown = useSyncExternalStore(never, isRequested, () => false)
  return (
    isShown && (
      <p className={styles.note}>
        メールアドレスとパスワードでもう一度ログインすると、新しいアカウントができます。
      </p>
    )
  )
}

/** Notes for special cases, above the sign-in. */
export function SignInNotes() {
  return (
    <>
      <NewAccountNote />
      <InAppNote />
      <DevLinks />
    </>
  )
}
