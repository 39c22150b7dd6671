import { expiredSession, invalidSession } from '../errors.ts'
import type { Identity } from '../identity.ts'
import { LIFETIME } from '../settings.ts'
import type { Challenge, SignIn, User } from '../state.ts'
import { randomName } from '../users.ts'

/** The response of InitiateAuth and RespondToAuthChallenge. */
export type Answer = {
  ChallengeName?: Challenge
  Session?: string
  ChallengeParameters: Record<string, string>
  AvailableChallenges?: string[]
  AuthenticationResult?: Record<string, unknown>
}

/** A new sign-in. It is stored with its first challenge. */
export const newSignIn = (name: string, user: User | null, given: Partial<SignIn> = {}): SignIn => ({
  id: '',
  sub: user?.sub ?? null,
  name,
  challenge: 'PASSWORD_VERIFIER',
  srp: null,
  expected: null,
  newAddress: null,
  wrong: 0,
  deviceKey: null,
  asksMfa: true,
  custom: user?.asksCustom ?? false,
  expiresAt: 0,
  ...given,
})

/** Issues the next challenge. Each has its own session, which replaces the previous one. */
export const issueChallenge = (
  { state, now }: Identity,
  signIn: SignIn,
  challenge: Challenge,
  parameters: Record<string, string> = {},
  given: Partial<SignIn> = {},
): Answer => {
  delete state.signIns[signIn.id]
  const next: SignIn = {
    ...signIn,
    expected: null,
    newAddress: null,
    wrong: 0,
    ...given,
    challenge,
    id: randomName(96),
    expiresAt: now() + LIFETIME.signIn * 1000,
  }
  state.signIns[next.id] = next
  return { ChallengeName: challenge, Session: next.id, ChallengeParameters: parameters }
}

/** The sign-in of a session, if it waits for one of these challenges and has not expired. */
export const findSignIn = ({ state, now }: Identity, session: string, ...challenges: Challenge[]): SignIn => {
  const signIn = state.signIns[session]
  if (!signIn) throw invalidSession()
  if (signIn.expiresAt <= now()) {
    delete state.signIns[session]
    throw expiredSession()
  }
  if (!challenges.includes(signIn.challenge)) throw invalidSession()
  return signIn
}

export const endSignIn = ({ state }: Identity, signIn: SignIn): void => {
  delete state.signIns[signIn.id]
}

/** The person who signs in; `null` for an unknown name, which is answered like a wrong password. */
export const personOf = ({ state }: Identity, signIn: SignIn): User | null =>
  (signIn.sub && state.users[signIn.sub]) || null
