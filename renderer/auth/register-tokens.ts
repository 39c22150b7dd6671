import { setTokenSource } from '../api/token-source.ts'
import { tokens } from './tokens.ts'

/** From here on calls to `/v1` carry the session. Whoever asks for what belongs to a member does this first. */
export const registerTokens = (): void => setTokenSource(tokens)
