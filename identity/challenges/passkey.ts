import {
  generateAuthenticationOptions,
  type VerifiedAuthenticationResponse,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'
import { notAuthorized } from '../errors.ts'
import type { Identity } from '../identity.ts'
import { CredentialJson, readClientData } from '../passkeys.ts'
import { LIFETIME, RELYING_PARTY } from '../settings.ts'
import type { Passkey, SignIn, User } from '../state.ts'
import { nextStep } from './next-step.ts'
import { type Answer, endSignIn, issueChallenge } from './sign-ins.ts'

const Assertion = CredentialJson.extend({
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional(),
  }),
})
type Assertion = z.infer<typeof Assertion>

/** Issues a challenge for one of the person's passkeys. */
export const issuePasskeyChallenge = async (
  identity: Identity,
  signIn: SignIn,
  user: User,
): Promise<Answer> => {
  const options = await generateAuthenticationOptions({
    rpID: RELYING_PARTY.id,
    allowCredentials: user.passkeys.map(({ id, transports }) => ({ id, transports })),
    userVerification: 'preferred',
    timeout: LIFETIME.signIn * 1000,
  })
  return issueChallenge(
    identity,
    signIn,
    'WEB_AUTHN',
    { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
    { expected: options.challenge },
  )
}

const read = (credential: string | undefined): Assertion | null => {
  try {
    return Assertion.parse(JSON.parse(credential ?? ''))
  } catch {
    return null
  }
}

const verify = async (
  response: Assertion,
  passkey: Passkey,
  expectedChallenge: string,
): Promise<VerifiedAuthenticationResponse | null> => {
  try {
    return await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: readClientData(response.response.clientDataJSON).origin,
      expectedRPID: RELYING_PARTY.id,
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    })
  } catch {
    // Any failure means that it is not the person's passkey.
    return null
  }
}

/** One attempt per challenge. A passkey without user verification still needs a second factor. */
export const answerPasskey = async (
  identity: Identity,
  signIn: SignIn,
  user: User,
  responses: Record<string, string>,
): Promise<Answer> => {
  const assertion = read(responses.CREDENTIAL)
  const passkey = user.passkeys.find(({ id }) => id === assertion?.id)
  endSignIn(identity, signIn)
  const result = assertion && passkey ? await verify(assertion, passkey, signIn.expected ?? '') : null
  if (!result?.verified || !passkey) throw notAuthorized('Invalid credential.')
  const { newCounter, userVerified } = result.authenticationInfo
  passkey.counter = newCounter
  return nextStep(identity, { ...signIn, asksMfa: !userVerified }, user)
}
