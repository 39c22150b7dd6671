import { createStore } from '../shell/messages/store.ts'
import { sessionLibrary } from './library.ts'
import { markMember, memberOf } from './member-cookie.ts'
import { sessionOver, sessionOverText } from './session-over.ts'

/** Who is signed in, as far as the browser knows; `password` only between a sign-up and the following sign-in. */
type Session = {
  isLoading: boolean
  isAuthenticated: boolean
  username: string | null
  password: string | null
}

const ANONYMOUS: Session = { isLoading: false, isAuthenticated: false, username: null, password: null }

export const session = createStore<Session>({ ...ANONYMOUS, isLoading: true })

/** Reads the session from the library. Without its cookie nobody is signed in, and the library is not loaded. */
export async function checkSession(): Promise<Session> {
  if (memberOf(document.cookie) === null) forgetSession()
  else {
    session.set({ ...session.get(), isLoading: true })
    const { getCurrentUser } = await sessionLibrary()
    const user = await getCurrentUser().catch(() => null)
    session.set({
      ...session.get(),
      isLoading: false,
      isAuthenticated: user !== null,
      username: user && (user.signInDetails?.loginId ?? user.username),
    })
    markMember()
    if (user) {
      sessionOver.set(false)
      sessionOverText.set(null)
    }
  }
  return session.get()
}

/** Clears everything that is known of the signed-in user. */
export function forgetSession(): void {
  session.set(ANONYMOUS)
  markMember()
}

/** Retains the typed password until the sign-in after a confirmation, for three minutes at most. */
export function retainPassword(username: string, password: string): void {
  session.set({ ...session.get(), username, password })
  clearTimeout(forgetting)
  forgetting = setTimeout(consumePassword, PASSWORD_TTL_MS)
}

/** Returns the retained password and discards it. */
export function consumePassword(): string | null {
  const { password } = session.get()
  clearTimeout(forgetting)
  if (password !== null) session.set({ ...session.get(), password: null })
  return password
}

const PASSWORD_TTL_MS = 180_000
let forgetting: ReturnType<typeof setTimeout> | undefined
