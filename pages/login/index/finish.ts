import { navigate } from 'vike/client/router'
import { link } from '#domain/link.ts'
import { safePath } from '#domain/safe-path.ts'
import { loginAccount } from '#renderer/auth/account.ts'
import { checkSession } from '#renderer/auth/session.ts'
import { signOutHere } from '#renderer/auth/sign-out.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'

/** Where the sign-in began, if that is a page of this site that it may lead back to; the personal area otherwise. */
export function returnPath(search: string): string {
  const path = safePath(new URLSearchParams(search).get('return'))
  return path && path !== link('top') && !/^\/log(in|out)\b/.test(path) ? path : link('@home-topics')
}

/** The pool has let somebody in; the site's own account follows, and only then the person is signed in (R71, R73). */
export async function finishSignIn(): Promise<void> {
  try {
    await loginAccount()
    await checkSession()
  } catch (error) {
    console.warn(`authentication failed: ${error}`)
    await signOutHere().catch(() => {})
    notify({ description: 'ログインに失敗しました。再度お試しください。' })
    return navigate(link('top'))
  }
  notify({ description: 'ログインしました。', color: 'success' })
  await navigate(returnPath(location.search))
}
