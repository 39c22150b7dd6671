import { StatusError } from '../../shell/errors/errors.ts'
import { silent } from '../../shell/errors/silent.ts'
import { memberOf } from '../member-cookie.ts'
import { withSessionLock } from '../refresh-once.ts'
import type { SessionItems } from '../second-login.ts'
import { secondLogin, settingsLibrary } from '../settings-libraries.ts'

const CHANGED = 'ほかのタブで、ログインの状態が変わりました。ページを再読み込みしてください。'

/**
 * Replaces this browser's session with another sign-in of the same member, for all tabs.
 * @param member of the cookies (`memberOf`) when this began: the session of another member is not replaced
 * @returns the replaced session
 */
export async function replaceSession(items: SessionItems, member: string | null): Promise<SessionItems> {
  const { CookieStorage } = await settingsLibrary()
  // In the format of the library with `ssr` (renderer/auth/session-library.ts).
  const cookies = new CookieStorage({ sameSite: 'lax' })
  return withSessionLock(async () => {
    if (memberOf(document.cookie) !== member) throw new StatusError(CHANGED, 409)
    const former: SessionItems = new Map()
    for (const [key, value] of items) {
      const stored = await cookies.getItem(key)
      if (stored !== null) former.set(key, stored)
      await cookies.setItem(key, value)
    }
    return former
  })
}

/** Revokes a replaced session in the user pool. Our server refuses it already, so network failures are ignored. */
export const revokeReplaced = (former: SessionItems): Promise<unknown> =>
  silent(async () => (await secondLogin(former)).end())
