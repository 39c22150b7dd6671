import { forgetAccount } from './account.ts'
import { memberOf } from './member-cookie.ts'
import { checkSession, session } from './session.ts'

let isWatching = false

/**
 * Looks at the session again whenever this tab is returned to: the library keeps its tokens in cookies, and those tell
 * no other tab that somebody signed in, out or as another person.
 */
export function watchSession(): void {
  if (isWatching) return
  isWatching = true
  let member = memberOf(document.cookie)
  document.addEventListener('visibilitychange', async () => {
    const now = memberOf(document.cookie)
    if (document.visibilityState !== 'visible' || now === member) return
    const wasSomebody = member !== null || session.get().isAuthenticated
    member = now
    if (wasSomebody) forgetAccount()
    await checkSession().catch(() => {})
  })
}
