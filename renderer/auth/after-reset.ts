import { silent } from '../shell/errors/silent.ts'

const KEY = 'password-reset'

/** A forgotten password was reset in this tab. */
export const noteReset = (): void => sessionStorage.setItem(KEY, '1')

/** With the sign-in that follows a reset, all other sessions are ended. */
export async function endSessionsBeforeReset(): Promise<void> {
  if (sessionStorage.getItem(KEY) === null) return
  const { endOtherSessions } = await import('./end-other-sessions.ts')
  await silent(async () => {
    await endOtherSessions('password')
    sessionStorage.removeItem(KEY)
  })
}
