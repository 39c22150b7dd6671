import { expiredSession, invalidSession } from '../errors.ts'
import type { Identity } from '../identity.ts'
import { LIFETIME } from '../settings.ts'
import type { Challenge, SignIn, User } from '../state.ts'
import { randomName } from '../users.ts'

/** What InitiateAuth and RespondToAuthChallenge answer. */
export type Answer = {
  ChallengeName?: Challenge
  Session?: string
  ChallengeParameters: Record<string, string>
  AvailableChallenges?: string[]
  AuthenticationResult?: Record<string, unknown>
}

/** A sign-in that begins. It is kept only once it asks something. */
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

/** Asks the next thing. Every question has a session of its own; the one before is over. */
export const ask = (
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

/** The sign-in that a session names, when it waits for one of these and has not waited too long. */
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

/** Who signs in. Nobody, when the name was made up: the answer is the same as to a wrong password. */
export const personOf = ({ state }: Identity, signIn: SignIn): User | null =>
  (signIn.sub && state.users[signIn.sub]) || null
