import { z } from 'zod'
import { assertNotLocked, clearFailures, countFailure } from '../attempts.ts'
import { findSignIn, issueChallenge, personOf } from '../challenges/sign-ins.ts'
import { CognitoError, invalidParameter, invalidSession } from '../errors.ts'
import type { Identity } from '../identity.ts'
import type { MfaMethod, SignIn, User } from '../state.ts'
import { userOfAccessToken } from '../tokens.ts'
import { newTotpSecret, totpStep } from '../totp.ts'
import { target, token } from './target.ts'

/** Requires an access token, or the session of an MFA setup. */
const Who = z.object({ AccessToken: token.optional(), Session: token.optional() })

const whoIs = async (
  identity: Identity,
  { AccessToken, Session }: z.infer<typeof Who>,
): Promise<{ user: User; signIn: SignIn | null }> => {
  if (AccessToken) return { user: await userOfAccessToken(identity, AccessToken), signIn: null }
  if (!Session) throw invalidParameter('Either AccessToken or Session is required.')
  const signIn = findSignIn(identity, Session, 'MFA_SETUP')
  const user = personOf(identity, signIn)
  if (!user?.mustSetUp.includes('SOFTWARE_TOKEN_MFA')) throw invalidSession()
  return { user, signIn }
}

/** Creates a secret. The previous one stays in use until a code of the new one is verified. */
export const associateSoftwareToken = target(Who, async (identity, who) => {
  const { user, signIn } = await whoIs(identity, who)
  user.pendingTotp = newTotpSecret()
  const session = signIn ? { Session: issueChallenge(identity, signIn, 'MFA_SETUP').Session } : {}
  return { SecretCode: user.pendingTotp, ...session }
})

export const verifySoftwareToken = target(
  Who.extend({ UserCode: z.string().max(100), FriendlyDeviceName: z.string().max(131).optional() }),
  async (identity, { UserCode, ...who }) => {
    const { user, signIn } = await whoIs(identity, who)
    if (!user.pendingTotp)
      throw new CognitoError('SoftwareTokenMFANotFoundException', 'No software token is being set up.')
    assertNotLocked(identity, 'sign-in-code', user.sub)
    const step = totpStep(user.pendingTotp, UserCode, identity.now())
    if (step === null) {
      countFailure(identity, 'sign-in-code', user.sub)
      throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch')
    }
    clearFailures(identity, 'sign-in-code', user.sub)
    user.totp = user.pendingTotp
    user.totpUsed = step
    user.pendingTotp = null
    const session = signIn
      ? { Session: issueChallenge(identity, signIn, 'MFA_SETUP', {}, { expected: 'verified' }).Session }
      : {}
    return { Status: 'SUCCESS', ...session }
  },
)

const Setting = z.object({ Enabled: z.boolean().optional(), PreferredMfa: z.boolean().optional() }).optional()
type Setting = z.infer<typeof Setting>

/** A factor can only be enabled when it is set up. */
const assertReady = (user: User, method: MfaMethod) => {
  const isReady = {
    SOFTWARE_TOKEN_MFA: user.totp !== null,
    SMS_MFA: user.attributes.phone_number_verified === 'true',
    EMAIL_OTP: user.attributes.email_verified === 'true',
  }[method]
  if (isReady) return
  throw invalidParameter(
    method === 'SOFTWARE_TOKEN_MFA'
      ? 'User has not verified software token mfa'
      : `User does not have delivery config set to turn on ${method}`,
  )
}

const assertSettings = (user: User, settings: [MfaMethod, Setting][]) => {
  for (const [method, setting] of settings) if (setting?.Enabled) assertReady(user, method)
  if (settings.filter(([, setting]) => setting?.PreferredMfa).length > 1)
    throw invalidParameter('Only one MFA method can be preferred.')
}

export const setUserMfaPreference = target(
  z.object({
    AccessToken: token,
    SMSMfaSettings: Setting,
    SoftwareTokenMfaSettings: Setting,
    EmailMfaSettings: Setting,
  }),
  async (identity, { AccessToken, SMSMfaSettings, SoftwareTokenMfaSettings, EmailMfaSettings }) => {
    const user = await userOfAccessToken(identity, AccessToken)
    const settings: [MfaMethod, Setting][] = [
      ['SMS_MFA', SMSMfaSettings],
      ['SOFTWARE_TOKEN_MFA', SoftwareTokenMfaSettings],
      ['EMAIL_OTP', EmailMfaSettings],
    ]
    assertSettings(user, settings)
    for (const [method, setting] of settings) {
      if (!setting) continue
      user.mfa = user.mfa.filter((one) => one !== method)
      if (setting.Enabled) user.mfa.push(method)
      if (setting.PreferredMfa && setting.Enabled) user.preferredMfa = method
      else if (user.preferredMfa === method) user.preferredMfa = null
    }
    return {}
  },
)
