import {
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'
import { CognitoError, notFound } from '../errors.ts'
import { secondsOf } from '../identity.ts'
import { ALGORITHMS, CredentialJson, readClientData } from '../passkeys.ts'
import { LIFETIME, RELYING_PARTY } from '../settings.ts'
import { userOfAccessToken } from '../tokens.ts'
import { target, text, token } from './target.ts'

const MAX_PASSKEYS = 20

const Attestation = CredentialJson.extend({
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string().max(32)).max(10).default([]),
  }),
})
type Attestation = z.infer<typeof Attestation>

export const startWebAuthnRegistration = target(
  z.object({ AccessToken: token }),
  async (identity, { AccessToken }) => {
    const user = await userOfAccessToken(identity, AccessToken)
    if (user.passkeys.length >= MAX_PASSKEYS)
      throw new CognitoError('LimitExceededException', 'Too many WebAuthn credentials.')
    const options = await generateRegistrationOptions({
      rpID: RELYING_PARTY.id,
      rpName: RELYING_PARTY.name,
      userID: new Uint8Array(Buffer.from(user.sub)),
      userName: user.attributes.email ?? user.username,
      userDisplayName: user.attributes.name ?? user.attributes.email ?? user.username,
      timeout: LIFETIME.signIn * 1000,
      excludeCredentials: user.passkeys.map(({ id, transports }) => ({ id, transports })),
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    user.passkeyChallenge = {
      challenge: options.challenge,
      expiresAt: identity.now() + LIFETIME.signIn * 1000,
    }
    return { CredentialCreationOptions: options }
  },
)

const verify = async (
  response: Attestation,
  expectedChallenge: string,
): Promise<VerifiedRegistrationResponse> => {
  const { origin } = readClientData(response.response.clientDataJSON)
  try {
    return await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: RELYING_PARTY.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    })
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    if (/RP ID/i.test(message))
      throw new CognitoError('WebAuthnRelyingPartyMismatchException', 'Relying party does not match.')
    if (/challenge/i.test(message))
      throw new CognitoError('WebAuthnChallengeNotFoundException', 'Challenge not found.')
    throw new CognitoError('WebAuthnCredentialNotSupportedException', 'Credential is not supported.')
  }
}

/** One attempt per challenge; a credential belongs to one person. */
export const completeWebAuthnRegistration = target(
  z.object({ AccessToken: token, Credential: Attestation }),
  async (identity, { AccessToken, Credential }) => {
    const user = await userOfAccessToken(identity, AccessToken)
    const pending = user.passkeyChallenge
    user.passkeyChallenge = null
    if (!pending || pending.expiresAt <= identity.now())
      throw new CognitoError('WebAuthnChallengeNotFoundException', 'Challenge not found.')
    const { registrationInfo } = await verify(Credential, pending.challenge)
    const isTaken = Object.values(identity.state.users).some(({ passkeys }) =>
      passkeys.some(({ id }) => id === registrationInfo?.credential.id),
    )
    if (!registrationInfo || isTaken)
      throw new CognitoError('WebAuthnCredentialNotSupportedException', 'Credential is not supported.')
    const { id, publicKey, counter } = registrationInfo.credential
    user.passkeys.push({
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: Credential.response.transports,
      attachment: Credential.authenticatorAttachment ?? 'platform',
      name: `パスキー ${user.passkeys.length + 1}`,
      relyingPartyId: RELYING_PARTY.id,
      createdAt: identity.now(),
    })
    return {}
  },
)

export const listWebAuthnCredentials = target(
  z.object({ AccessToken: token, MaxResults: z.int().min(0).max(20).optional() }),
  async (identity, { AccessToken }) => {
    const user = await userOfAccessToken(identity, AccessToken)
    return {
      Credentials: user.passkeys.map((passkey) => ({
        CredentialId: passkey.id,
        FriendlyCredentialName: passkey.name,
        RelyingPartyId: passkey.relyingPartyId,
        AuthenticatorAttachment: passkey.attachment,
        AuthenticatorTransports: passkey.transports,
        CreatedAt: secondsOf(passkey.createdAt),
      })),
    }
  },
)

export const deleteWebAuthnCredential = target(
  z.object({ AccessToken: token, CredentialId: text }),
  async (identity, { AccessToken, CredentialId }) => {
    const user = await userOfAccessToken(identity, AccessToken)
    if (!user.passkeys.some(({ id }) => id === CredentialId)) throw notFound('Credential does not exist.')
    user.passkeys = user.passkeys.filter(({ id }) => id !== CredentialId)
    return {}
  },
)
