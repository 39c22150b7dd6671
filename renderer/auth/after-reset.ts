import { silent } from '../shell/errors/silent.ts'

const KEY = 'password-reset'

/** In this tab a forgotten password was set anew. */
export const noteReset = (): void => sessionStorage.setItem(KEY, '1')

/** With the sign-in that follows it, whoever was signed in by the password before is signed out. */
export async function endSessionsBeforeReset(): Promise<void> {
  if (sessionStorage.getItem(KEY) === null) return
  const { endOtherSessions } = await import('./end-other-sessions.ts')
  await silent(async () => {
    await endOtherSessions('password')
    sessionStorage.removeItem(KEY)
  })
}
