import { assertNotLocked, clearFailures, countFailure } from '../attempts.ts'
import { isSameCode } from '../codes.ts'
import { codeMismatch, expiredCode, expiredSession, invalidParameter } from '../errors.ts'
import type { Identity } from '../identity.ts'
import type { SignIn, User } from '../state.ts'
import { totpStep } from '../totp.ts'
import { finishEmailSetup } from './mfa.ts'
import { nextStep } from './next-step.ts'
import { type Answer, endSignIn } from './sign-ins.ts'

const TRIES = 5
type Sent = 'SMS_MFA' | 'SMS_OTP' | 'EMAIL_OTP'

/** The response parameter of each challenge. */
const FIELDS = {
  SMS_MFA: 'SMS_MFA_CODE',
  SMS_OTP: 'SMS_OTP_CODE',
  EMAIL_OTP: 'EMAIL_OTP_CODE',
  SOFTWARE_TOKEN_MFA: 'SOFTWARE_TOKEN_MFA_CODE',
} as const

/** Whether an authenticator app's code is valid. Each is accepted once, against replay. */
const consumeTotp = ({ now }: Identity, user: User, code: string): boolean => {
  const step = user.totp === null ? null : totpStep(user.totp, code, now())
  if (step === null) return false
  if (step <= user.totpUsed) throw expiredCode('Your software token has already been used once.')
  user.totpUsed = step
  return true
}

/** Verifies a code from SMS, email or app. */
export const answerCode = async (
  identity: Identity,
  signIn: SignIn,
  user: User | null,
  responses: Record<string, string>,
): Promise<Answer> => {
  const given = responses[FIELDS[signIn.challenge as keyof typeof FIELDS]]
  if (!given) throw invalidParameter(`Missing required parameter ${FIELDS[signIn.challenge as Sent]}`)
  const name = signIn.sub ?? signIn.name
  assertNotLocked(identity, 'sign-in-code', name)
  const isRight =
    user !== null &&
    (signIn.challenge === 'SOFTWARE_TOKEN_MFA'
      ? consumeTotp(identity, user, given)
      : isSameCode(given, signIn.expected ?? ''))
  if (!isRight) {
    countFailure(identity, 'sign-in-code', name)
    signIn.wrong += 1
    if (signIn.wrong < TRIES) throw codeMismatch('Invalid code or auth state for the user.')
    endSignIn(identity, signIn)
    throw expiredSession()
  }
  clearFailures(identity, 'sign-in-code', name)
  if (signIn.newAddress) finishEmailSetup(user, signIn.newAddress)
  return nextStep(identity, { ...signIn, asksMfa: false }, user)
}
