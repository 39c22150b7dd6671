import { setTokenSource } from '../api/token-source.ts'
import { delaySignIn } from './library.ts'
import { sessionOverText } from './session-over.ts'
import { tokens } from './tokens.ts'

/** Says why at once: the page may be left while the code of signing out is on its way, and the next one says it then. */
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
