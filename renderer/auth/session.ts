import { createStore } from '../shell/messages/store.ts'
import { sessionLibrary } from './library.ts'
import { markMember, memberOf } from './member-cookie.ts'
import { sessionOver, sessionOverText } from './session-over.ts'

/** Who is signed in, as far as the browser knows; `password` only between a sign-up and the sign-in that follows it. */
export type Session = {
  isLoading: boolean
  isAuthenticated: boolean
  username: string | null
  password: string | null
}

const NOBODY: Session = { isLoading: false, isAuthenticated: false, username: null, password: null }

export const session = createStore<Session>({ ...NOBODY, isLoading: true })

/** Asks the library who is signed in. Without its cookie nobody is, and the library is not loaded. */
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

/** Nobody is signed in any more: what was known of them is gone. */
export function forgetSession(): void {
  session.set(NOBODY)
  markMember()
}

/** Keeps what was typed until the sign-in that follows a confirmation, for three minutes at most. */
export function keepPassword(username: string, password: string): void {
  session.set({ ...session.get(), username, password })
  clearTimeout(forgetting)
  forgetting = setTimeout(takePassword, KEPT_FOR)
}

/** The kept password, once. */
export function takePassword(): string | null {
  const { password } = session.get()
  clearTimeout(forgetting)
  if (password !== null) session.set({ ...session.get(), password: null })
  return password
}

const KEPT_FOR = 180_000
let forgetting: ReturnType<typeof setTimeout> | undefined
