import { useEffect, useState } from 'react'
import { link } from '#domain/url/link.ts'
import { confirmUnsent } from '#renderer/auth/confirm-unsent.ts'
import { memberOf } from '#renderer/auth/member-cookie.ts'
import { logOut } from '#renderer/auth/sign-out.ts'
import { Button } from '#renderer/form/Button.tsx'
import { releaseDrafts } from '#renderer/form/draft-owner.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { flushAndClearShelf } from '#renderer/shelf/flush-and-clear.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'

/** Whether a page of this site linked here. A link on another site must not sign members out. */
const cameFromHere = (isFirstPage: boolean) =>
  !isFirstPage || document.referrer.startsWith(`${location.origin}/`)

/** Signs out at once if a link of this site leads here, otherwise by a button. */
export function Logout() {
  const { isHydration } = usePageContext() as { isHydration?: boolean }
  const [isBusy, setBusy] = useState(false)
  // After a sign-out there is no session to end.
  const [isMember] = useState(() => memberOf(document.cookie) !== null)
  const signOut = async () => {
    setBusy(true)
    try {
      await flushAndClearShelf()
      releaseDrafts()
      await logOut()
    } catch (error) {
      console.warn(`logout failed: ${error}`)
      notify({ description: 'ログアウトに失敗しました。再度お試しください。' })
      setBusy(false)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    if (isMember && cameFromHere(isHydration === true)) confirmUnsent(signOut)
  }, [])
  return (
    <section className="grid gap-16">
      <h1 className="text-28">ログアウト</h1>
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
          <div className="flex flex-wrap items-center gap-16">
            <Button variant="primary" onClick={() => confirmUnsent(signOut)}>
              ログアウトする
            </Button>
            <a href={link('@home-topics')}>ホームに戻る</a>
          </div>
        </>
      )}
    </section>
  )
}
