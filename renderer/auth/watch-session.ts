import { parkAndForgetDevice } from '../device/forget.ts'
import { forgetAccount } from './account-state.ts'
import { memberOf } from './member-cookie.ts'
import { checkSession, session } from './session.ts'
import { onOtherTabs } from './session-channel.ts'
import { sessionOver } from './session-over.ts'

let isWatching = false

/**
 * Checks the session again when another tab reports a change and whenever this tab becomes visible: the library stores
 * tokens in cookies, which do not notify other tabs.
 */
export function watchSession(): void {
  if (isWatching) return
  isWatching = true
  let member = memberOf(document.cookie)
  const checkNow = async () => {
    const now = memberOf(document.cookie)
    // The same member may have signed in again elsewhere after the session ended here.
    const isBack = now !== null && sessionOver.get()
    if (document.visibilityState !== 'visible' || (now === member && !isBack)) return
    const wasSomebody = member !== null || session.get().isAuthenticated
    member = now
    if (wasSomebody) forgetAccount()
    if (wasSomebody && now === null) sessionOver.set(true)
    await checkSession().catch(() => {})
  }
  // A member signed out remotely leaves no data on this device either.
  sessionOver.subscribe(() => sessionOver.get() && parkAndForgetDevice())
  document.addEventListener('visibilitychange', checkNow)
  onOtherTabs(checkNow)
}
