import { z } from 'zod'
import { beginUserAuth } from '../challenges/first-factor.ts'
import { issueCustomChallenge } from '../challenges/issue-challenges.ts'
import { checkPassword, issueSrpChallenge } from '../challenges/password.ts'
import { newSignIn } from '../challenges/sign-ins.ts'
import { invalidParameter } from '../errors.ts'
import { refreshTokens } from '../tokens.ts'
import { findUser } from '../users.ts'
import { clientId, target, token } from './target.ts'

const Input = z.object({
  AuthFlow: z.enum([
    'USER_SRP_AUTH',
    'USER_PASSWORD_AUTH',
    'CUSTOM_AUTH',
    'USER_AUTH',
    'REFRESH_TOKEN_AUTH',
    'REFRESH_TOKEN',
  ]),
  AuthParameters: z.record(z.string(), token),
  ClientId: clientId,
  Session: token.optional(),
})

const required = (parameters: Record<string, string>, name: string): string => {
  const value = parameters[name]
  if (!value) throw invalidParameter(`Missing required parameter ${name}`)
  return value
}

/** Starts a sign-in, or continues a session. */
export const initiateAuth = target(Input, async (identity, { AuthFlow, AuthParameters, Session }) => {
  if (AuthFlow === 'REFRESH_TOKEN_AUTH' || AuthFlow === 'REFRESH_TOKEN') {
    const tokens = await refreshTokens(identity, required(AuthParameters, 'REFRESH_TOKEN'))
    return { AuthenticationResult: tokens, ChallengeParameters: {} }
  }
  const name = required(AuthParameters, 'USERNAME')
  const user = findUser(identity.state, name)
  const signIn = newSignIn(name, user, { deviceKey: AuthParameters.DEVICE_KEY ?? null })
  switch (AuthFlow) {
    case 'USER_SRP_AUTH':
      return issueSrpChallenge(identity, signIn, user, required(AuthParameters, 'SRP_A'))
    case 'USER_PASSWORD_AUTH':
      return checkPassword(identity, signIn, user, required(AuthParameters, 'PASSWORD'))
    case 'CUSTOM_AUTH':
      if (AuthParameters.SRP_A)
        return issueSrpChallenge(identity, { ...signIn, custom: true }, user, AuthParameters.SRP_A)
      // The answer is public: without a password it only signs in the sample person for it.
      return issueCustomChallenge(identity, newSignIn(name, user?.asksCustom ? user : null, { custom: true }))
    case 'USER_AUTH':
      return beginUserAuth(identity, signIn, user, AuthParameters, Session)
  }
})
