import { testUserCookie } from '#domain/auth/test-user-cookie.ts'
import { loginAccount } from '#renderer/auth/account.ts'
import { authProblem } from '#renderer/auth/auth-problems.ts'
import { signInLibrary } from '#renderer/auth/library.ts'
import { checkSession } from '#renderer/auth/session.ts'
import { signOut } from '#renderer/auth/sign-out.ts'
import { tokens } from '#renderer/auth/tokens.ts'
import { messageLines } from '#renderer/shell/errors/errors.ts'

/** Signs in normally, replacing the current user, and keeps the tokens as the test user's. */
export async function signInAs(username: string, password: string): Promise<string | null> {
  try {
    await signOut()
    const { signIn } = await signInLibrary()
    await signIn({ username, password })
  } catch (error) {
    return authProblem(error).message
  }
  try {
    await loginAccount()
    await checkSession()
    const found = await tokens()
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
    if (found) document.cookie = testUserCookie(found)
    return null
  } catch (error) {
    return messageLines(error).join('\n')
  }
}
