import type { SignInOutput } from 'aws-amplify/auth'

/** The channels of a code, as the pool names them. */
export type CodeMethod = 'SMS' | 'TOTP' | 'EMAIL'
export type FirstFactor = 'PASSWORD' | 'WEB_AUTHN' | 'EMAIL_OTP' | 'SMS_OTP'

/** The current step of the sign-in. Plain data: it is stored for a reload (`pending-sign-in.ts`). */
export type Screen =
  | { name: 'confirm-sign-up' }
  | { name: 'reset-password' }
  | { name: 'code'; method: CodeMethod; sentTo?: string }
  | { name: 'new-password'; missing: string[] }
  | { name: 'mfa-selection'; methods: CodeMethod[] }
  | { name: 'mfa-setup-selection'; methods: CodeMethod[] }
  | { name: 'totp-setup'; secret: string }
  | { name: 'email-setup' }
  | { name: 'password' }
  | { name: 'first-factor'; factors: FirstFactor[] }
  | { name: 'custom-challenge'; hint?: string }

type Step = SignInOutput['nextStep']

const CODE_METHODS = ['EMAIL', 'TOTP', 'SMS'] as const
const FIRST_FACTORS = ['WEB_AUTHN', 'EMAIL_OTP', 'SMS_OTP', 'PASSWORD'] as const

/** The supported entries of the list, in our order. A pool may offer methods that this site does not support. */
const knownOnly = <Name extends string>(order: readonly Name[], offered: readonly string[] = []): Name[] =>
  order.filter((name) => offered.includes(name))

const code = (method: CodeMethod, sentTo?: string): Screen => ({
  name: 'code',
  method,
  ...(sentTo && { sentTo }),
})

/** Both password flows are one choice for the user. */
const factorsOf = (offered: readonly string[] = []): FirstFactor[] =>
  knownOnly(
    FIRST_FACTORS,
    offered.map((name) => (name === 'PASSWORD_SRP' ? 'PASSWORD' : name)),
  )

/**
 * The screen of one of the 14 next steps of a sign-in (spec §5, "Sign-in next steps").
 * @returns `'done'` when nothing is left to ask, `null` for an unsupported step
 */
export function screenOf(step: Step): Screen | 'done' | null {
  switch (step.signInStep) {
    case 'DONE':
      return 'done'
    case 'CONFIRM_SIGN_UP':
      return { name: 'confirm-sign-up' }
    case 'RESET_PASSWORD':
      return { name: 'reset-password' }
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE':
      return code('SMS', step.codeDeliveryDetails?.destination)
    case 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE':
      return code('EMAIL', step.codeDeliveryDetails?.destination)
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return code('TOTP')
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { name: 'new-password', missing: step.missingAttributes ?? [] }
    case 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION':
      return { name: 'mfa-selection', methods: knownOnly(CODE_METHODS, step.allowedMFATypes) }
    case 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION':
      return { name: 'mfa-setup-selection', methods: knownOnly(CODE_METHODS, step.allowedMFATypes) }
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP':
      return { name: 'totp-setup', secret: step.totpSetupDetails.sharedSecret }
    case 'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP':
      return { name: 'email-setup' }
    case 'CONFIRM_SIGN_IN_WITH_PASSWORD':
      return { name: 'password' }
    case 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION':
      return { name: 'first-factor', factors: factorsOf(step.availableChallenges) }
    case 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE': {
      const hint = step.additionalInfo?.hint ?? step.additionalInfo?.question
      return { name: 'custom-challenge', ...(hint && { hint }) }
    }
    default:
      return null
  }
}

/** Steps within the pool's sign-in session, which lasts three minutes; the others use codes with their own expiry. */
export const isPendingSession = ({ name }: Screen): boolean =>
  name !== 'confirm-sign-up' && name !== 'reset-password'
