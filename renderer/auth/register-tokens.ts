import { setTokenSource } from '../api/token-source.ts'
import { tokens } from './tokens.ts'

const endSession = async (text: string) => (await import('./sign-out.ts')).endSession(text)

/** Comes with its own code: most calls never ask. */
const signInAgain = async () => (await import('./again/sign-in-again.tsx')).signInAgain()

/** From here on calls to `/v1` carry the session. Whoever asks for what belongs to a member does this first. */
export const registerTokens = (): void => setTokenSource(tokens, endSession, signInAgain)
