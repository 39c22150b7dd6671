import { StatusError } from '../../shell/errors/errors.ts'
import { silent } from '../../shell/errors/silent.ts'
import { memberOf } from '../member-cookie.ts'
import { withSessionLock } from '../refresh-once.ts'
import type { SessionItems } from '../second-login.ts'
import { secondLogin, settingsLibrary } from '../settings-libraries.ts'

const CHANGED = 'ほかのタブで、ログインの状態が変わりました。ページを再読み込みしてください。'

/**
 * Puts another sign-in of the same member in the place of the session of this browser, for all its tabs.
 * @param member of the cookies (`memberOf`) when this began: nobody else's session is replaced
 * @returns what was there before
 */
export async function replaceSession(items: SessionItems, member: string | null): Promise<SessionItems> {
  const { CookieStorage } = await settingsLibrary()
  // As the library writes them with `ssr` (renderer/auth/session-library.ts).
  const cookies = new CookieStorage({ sameSite: 'lax' })
  return withSessionLock(async () => {
    if (memberOf(document.cookie) !== member) throw new StatusError(CHANGED, 409)
    const former: SessionItems = new Map()
    for (const [key, value] of items) {
      const held = await cookies.getItem(key)
      if (held !== null) former.set(key, held)
      await cookies.setItem(key, value)
    }
    return former
  })
}

/** Ends a session that was replaced at the pool. It is refused by the server already; a lost network changes nothing. */
export const endFormer = (former: SessionItems): Promise<unknown> =>
  silent(async () => (await secondLogin(former)).end())
