import { createHmac, hkdfSync } from 'node:crypto'
import { assertNotLocked, clearFailures, countFailure } from '../attempts.ts'
import { invalidParameter, invalidSession, notAuthorized } from '../errors.ts'
import type { Identity } from '../identity.ts'
import { answerSrp, isPassword, isProof, type Verifier } from '../srp.ts'
import type { SignIn, User } from '../state.ts'
import { namesOf } from '../users.ts'
import { nextStep, resolveDevice } from './next-step.ts'
import { type Answer, endSignIn, issueChallenge } from './sign-ins.ts'

/** Cognito's own format: `Sat Nov 21 09:00:00 UTC 2026`. */
const TIMESTAMP = /^[A-Z][a-z]{2} [A-Z][a-z]{2} \d{1,2} \d{2}:\d{2}:\d{2} UTC \d{4}$/

/** Stable name and verifier for an unknown person, which no password matches. */
const nobody = ({ state }: Identity, name: string): { username: string; password: Verifier } => {
  const hash = createHmac('sha256', state.secret).update(name.trim().toLowerCase()).digest('hex')
  const number = hkdfSync('sha256', hash, '', 'verifier', 383)
  return {
    username: [
      hash.slice(0, 8),
      hash.slice(8, 12),
      `4${hash.slice(13, 16)}`,
      `8${hash.slice(17, 20)}`,
      hash.slice(20, 32),
    ].join('-'),
    password: { salt: hash.slice(32), verifier: Buffer.from(number).toString('hex') },
  }
}

const passwordOf = (identity: Identity, signIn: SignIn, user: User | null) =>
  user?.password
    ? { username: user.username, password: user.password }
    : { ...nobody(identity, signIn.name), ...(user ? { username: user.username } : {}) }

const countedAs = (signIn: SignIn) => signIn.sub ?? signIn.name

const refused = (identity: Identity, signIn: SignIn) => {
  countFailure(identity, 'password', countedAs(signIn))
  endSignIn(identity, signIn)
  return notAuthorized()
}

/** The server's half of SRP, of the same form for unknown people. */
export const issueSrpChallenge = (
  identity: Identity,
  signIn: SignIn,
  user: User | null,
  srpA: string,
): Answer => {
  assertNotLocked(identity, 'password', countedAs(signIn))
  const { username, password } = passwordOf(identity, signIn, user)
  const half = answerSrp(srpA, password)
  if (!half) throw invalidParameter('SRP_A is invalid.')
  const { publicB, ...srp } = half
  const parameters = {
    SALT: password.salt,
    SRP_B: publicB,
    SECRET_BLOCK: srp.secretBlock,
    USERNAME: username,
    USER_ID_FOR_SRP: username,
  }
  return issueChallenge(identity, signIn, 'PASSWORD_VERIFIER', parameters, { srp })
}

/** Verifies the client's proof. One attempt per exchange. */
export const answerProof = async (
  identity: Identity,
  signIn: SignIn,
  user: User | null,
  responses: Record<string, string>,
): Promise<Answer> => {
  const {
    PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
    PASSWORD_CLAIM_SIGNATURE: signature,
    TIMESTAMP: timestamp,
  } = responses
  if (!secretBlock || !signature || !timestamp) throw invalidParameter('Missing required parameter')
  if (!TIMESTAMP.test(timestamp))
    throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.')
  if (!signIn.srp || signIn.srp.secretBlock !== secretBlock) throw invalidSession()
  assertNotLocked(identity, 'password', countedAs(signIn))
  const { username } = passwordOf(identity, signIn, user)
  const isRight = isProof(namesOf({ username }), signIn.srp, { timestamp, signature })
  if (!user?.password || !isRight) throw refused(identity, signIn)
  // Before the attempt is counted: the client retries without the device.
  const deviceKey = responses.DEVICE_KEY ?? signIn.deviceKey
  resolveDevice(user, deviceKey)
  clearFailures(identity, 'password', countedAs(signIn))
  return nextStep(identity, { ...signIn, srp: null, deviceKey }, user)
}

/** Verifies a password that was sent in plain text. */
export const checkPassword = async (
  identity: Identity,
  signIn: SignIn,
  user: User | null,
  password: string,
): Promise<Answer> => {
  assertNotLocked(identity, 'password', countedAs(signIn))
  const stored = passwordOf(identity, signIn, user)
  const isRight = isPassword(namesOf(stored), password, stored.password)
  if (!user?.password || !isRight) throw refused(identity, signIn)
  clearFailures(identity, 'password', countedAs(signIn))
  return nextStep(identity, signIn, user)
}
