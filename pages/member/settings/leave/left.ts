import { LEFT_COOKIE } from '#domain/site/cookie-names.ts'
import { link } from '#domain/url/link.ts'
import { leaveAccount } from '#renderer/auth/account.ts'
import { signOutHere } from '#renderer/auth/sign-out.ts'
import { forgetDevice } from '#renderer/device/forget.ts'
import { leaveDrafts } from '#renderer/form/draft-owner.ts'
import { leaveShelf } from '#renderer/shelf/leave-shelf.ts'
import { silent } from '#renderer/shell/errors/silent.ts'

/** Lets this tab tell that its member has left, after the way by the provider's own sign-out. */
const KEY = 'left'
const SECONDS = 300

/** What other modules keep on the device: favourites, history and its settings. */
const SHELF = ['favorites', 'histories', 'shelf-settings']

const clearShelf = () => {
  for (const key of SHELF) localStorage.removeItem(key)
}

/**
 * Leaves, and only then signs out, here and at the provider, and comes back to the result. Throws what the server
 * refuses; everything is as it was then (R139).
 */
export async function leave({ alsoShelf }: { alsoShelf: boolean }): Promise<void> {
  await leaveAccount(async () => {
    sessionStorage.setItem(KEY, alsoShelf ? 'all' : 'account')
    // biome-ignore lint/suspicious/noDocumentCookie: Safari has no other way to write one before 18.4
    document.cookie = `${LEFT_COOKIE}=1; Path=/; Max-Age=${SECONDS}; Secure; SameSite=Lax`
    leaveDrafts()
    if (alsoShelf) clearShelf()
    await leaveShelf()
    // The member is gone: whether the pool has anything left to revoke does not matter.
    await silent(signOutHere)
    await forgetDevice()
    location.assign(link('logout'))
  })
}

/** What was deleted by the member who has just left in this tab, or `null`. */
export const hasLeft = (): 'all' | 'account' | null => {
  const left = sessionStorage.getItem(KEY)
  return left === 'all' || left === 'account' ? left : null
}

export const forgetLeaving = (): void => sessionStorage.removeItem(KEY)
