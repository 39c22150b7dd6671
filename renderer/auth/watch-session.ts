import { vacateDevice } from '../device/forget.ts'
import { forgetAccount } from './account-state.ts'
import { memberOf } from './member-cookie.ts'
import { checkSession, session } from './session.ts'
import { onOtherTabs } from './session-channel.ts'
import { sessionOver } from './session-over.ts'

let isWatching = false

/**
 * Looks at the session again when another tab says that it changed, and whenever this tab is returned to: the library
 * keeps its tokens in cookies, and those tell no other tab that somebody signed in, out or as another person.
 */
export function watchSession(): void {
  if (isWatching) return
  isWatching = true
  let member = memberOf(document.cookie)
  const look = async () => {
    const now = memberOf(document.cookie)
    if (document.visibilityState !== 'visible' || now === member) return
    const wasSomebody = member !== null || session.get().isAuthenticated
    member = now
    if (wasSomebody) forgetAccount()
    if (wasSomebody && now === null) sessionOver.set(true)
    await checkSession().catch(() => {})
  }
  // Whoever was signed out from afar leaves nothing on this device either.
  sessionOver.subscribe(() => sessionOver.get() && vacateDevice())
  document.addEventListener('visibilitychange', look)
  onOtherTabs(look)
}
