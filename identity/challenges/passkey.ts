import { invalidParameter } from '../errors.ts'
import type { Identity } from '../identity.ts'
import type { SignIn, User } from '../state.ts'
import type { Answer } from './sign-ins.ts'

export const askPasskey = (_: Identity, __: SignIn, ___: User): Answer => {
  throw invalidParameter('WebAuthn is not enabled.')
}
export const answerPasskey = askPasskey
