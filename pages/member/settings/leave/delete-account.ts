import { LEFT_COOKIE } from '#domain/site/cookie-names.ts'
import { link } from '#domain/url/link.ts'
import { deleteAccount } from '#renderer/auth/account.ts'
import { signOutHere } from '#renderer/auth/sign-out.ts'
import { forgetDevice } from '#renderer/device/forget.ts'
import { releaseDrafts } from '#renderer/form/draft-owner.ts'
import { flushAndClearShelf } from '#renderer/shelf/flush-and-clear.ts'
import { silent } from '#renderer/shell/errors/silent.ts'

/** Survives the redirect to the provider's sign-out, so that this tab can show the result. */
const KEY = 'left'
const SECONDS = 300

/** Storage keys of other modules: favourites, history and its settings. */
const SHELF = ['favorites', 'histories', 'shelf-settings']

const removeShelf = () => {
  for (const key of SHELF) localStorage.removeItem(key)
}

/**
 * Deletes the account, then signs out, here and at the provider, and returns to the result. Throws the server's
 * refusal, with nothing changed (R139).
 */
export async function deleteAndSignOut({ alsoShelf }: { alsoShelf: boolean }): Promise<void> {
  await deleteAccount(async () => {
    sessionStorage.setItem(KEY, alsoShelf ? 'all' : 'account')
    // biome-ignore lint/suspicious/noDocumentCookie: Safari has no other way to write one before 18.4
    document.cookie = `${LEFT_COOKIE}=1; Path=/; Max-Age=${SECONDS}; Secure; SameSite=Lax`
    releaseDrafts()
    if (alsoShelf) removeShelf()
    await flushAndClearShelf()
    // The account is deleted: failing to revoke the session in the pool does not matter.
    await silent(signOutHere)
    await forgetDevice()
    location.assign(link('logout'))
  })
}

/** What was deleted in this tab, or `null`. */
export const deletionResult = (): 'all' | 'account' | null => {
  const result = sessionStorage.getItem(KEY)
  return result === 'all' || result === 'account' ? result : null
}

export const forgetDeletion = (): void => sessionStorage.removeItem(KEY)
