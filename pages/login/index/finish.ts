import { returnPath } from '#domain/auth/return-path.ts'
import { link } from '#domain/url/link.ts'
import { fetchIntegrationToken, loginAccount } from '#renderer/auth/account.ts'
import { endSessionsBeforeReset } from '#renderer/auth/after-reset.ts'
import { checkSession } from '#renderer/auth/session.ts'
import { signOutHere } from '#renderer/auth/sign-out.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { existingAccountIn, providersOf } from './existing-account.ts'

/** The page where the sign-in began, if it is a valid return path; otherwise the member area. */
function placeToReturn(search: string): string {
  const path = returnPath(new URLSearchParams(search).get('return'))
  return path && path !== link('top') ? path : link('@home-topics')
}

/** The site refused the account: signs out, and either offers to link the existing account or shows the failure. */
async function refused(error: unknown, startOver: () => void): Promise<void> {
  const providers = providersOf(error)
  await signOutHere().catch(() => {})
  if (providers) {
    const query = { link: 'Cognito', by: providers.join(' '), return: placeToReturn(location.search) }
    startOver()
    return location.assign(link('login', { query }))
  }
  console.warn(`authentication failed: ${error}`)
  startOver()
  notify({ description: 'ログインに失敗しました。再度お試しください。' })
}

/**
 * After the pool has authenticated the user, signs in to the site's account (R71, R73).
 * @param startOver goes back to the first form, when the site refuses the account
 */
export async function finishSignIn(startOver: () => void): Promise<void> {
  try {
    await loginAccount({ createNew: new URLSearchParams(location.search).get('account') === 'new' })
    await checkSession()
    await endSessionsBeforeReset()
  } catch (error) {
    return refused(error, startOver)
  }
  const to = placeToReturn(location.search)
  if (existingAccountIn(location.search)) {
    // The token is in a cookie; without it the next page shows the error.
    await fetchIntegrationToken().catch(() => {})
    return location.assign(link('login-link', { query: { return: to } }))
  }
  notify({ description: 'ログインしました。', color: 'success' })
  await navigate(to)
}
