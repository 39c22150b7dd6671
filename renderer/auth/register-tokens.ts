import { setTokenSource } from '../api/token-source.ts'
import { delaySignIn } from './library.ts'
import { sessionOverText } from './session-over.ts'
import { tokens } from './tokens.ts'

/** Stores the reason at once, because the page may be left before the code of signing out is loaded. */
const endSession = async (text: string) => {
  sessionOverText.set(text)
  const ended = import('./sign-out.ts').then(({ endSession }) => endSession())
  delaySignIn(ended)
  await ended
}

/** Loaded on demand: most calls never need it. */
const signInAgain = async () => (await import('./again/sign-in-again.tsx')).signInAgain()

/** From here on calls of `/v1` carry the session. To be called before the first request for member data. */
export const registerTokens = (): void => setTokenSource(tokens, endSession, signInAgain)
