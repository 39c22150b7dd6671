import { useEffect, useState } from 'react'
import { link } from '#domain/url/link.ts'
import { memberOf } from '#renderer/auth/member-cookie.ts'
import { logOut } from '#renderer/auth/sign-out.ts'
import { Button } from '#renderer/form/Button.tsx'
import { leaveDrafts } from '#renderer/form/draft-owner.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { leaveShelf } from '#renderer/shelf/leave-shelf.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { askUnsent } from './ask-unsent.ts'
import styles from './Logout.module.css'

/** Whether a page of this site led here. A link on another site must not sign anybody out by itself. */
const cameFromHere = (isFirstPage: boolean) =>
  !isFirstPage || document.referrer.startsWith(`${location.origin}/`)

/** Signs out at once when a link of this site asks for it, and by a button otherwise. */
export function Logout() {
  const { isHydration } = usePageContext() as { isHydration?: boolean }
  const [isBusy, setBusy] = useState(false)
  // Whoever comes back here after signing out has nothing left to end.
  const [isMember] = useState(() => memberOf(document.cookie) !== null)
  const leave = async () => {
    setBusy(true)
    try {
      await leaveShelf()
      leaveDrafts()
      await logOut()
    } catch (error) {
      console.warn(`logout failed: ${error}`)
      notify({ description: 'ログアウトに失敗しました。再度お試しください。' })
      setBusy(false)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (isMember && cameFromHere(isHydration === true)) askUnsent(leave)
  }, [])
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>ログアウト</h1>
      {isBusy && <p role="status">ログアウトしています。</p>}
      {!isBusy && !isMember && (
        <>
          <p>ログインしていません。</p>
          <p>
            <a href={link('top')}>トップページへ</a>
          </p>
        </>
      )}
      {!isBusy && isMember && (
        <>
          <p>この端末でのログインを終えます。</p>
          <div className={styles.ways}>
            <Button variant="primary" onClick={() => askUnsent(leave)}>
              ログアウトする
            </Button>
            <a href={link('@home-topics')}>ホームに戻る</a>
          </div>
        </>
      )}
    </section>
  )
}
