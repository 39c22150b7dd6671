import type { JWK } from 'jose'
import type { SrpExchange, Verifier } from './srp.ts'

// The stored state of the stand-in, as plain JSON. Times are milliseconds since 1970.

export type MfaMethod = 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP'
export type Provider = 'Google' | 'Facebook' | 'LINE'

export type Device = {
  key: string
  groupKey: string
  name: string
  /** `null` until ConfirmDevice. */
  password: Verifier | null
  remembered: boolean
  createdAt: number
  usedAt: number
}

export type Passkey = {
  id: string
  publicKey: string
  counter: number
  transports: string[]
  attachment: string
  name: string
  relyingPartyId: string
  createdAt: number
}

export type User = {
  sub: string
  username: string
  status: 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED' | 'EXTERNAL_PROVIDER'
  /** Values are strings as in Cognito: `email_verified` is `'true'`. */
  attributes: Record<string, string>
  /** New addresses that are not confirmed yet. */
  pending: Record<string, string>
  password: Verifier | null
  groups: string[]
  mfa: MfaMethod[]
  preferredMfa: MfaMethod | null
  /** Factors of which one must be set up before the first sign-in completes. */
  mustSetUp: MfaMethod[]
  totp: string | null
  /** The time step of the last accepted code, so that none is accepted twice. */
  totpUsed: number
  pendingTotp: string | null
  asksCustom: boolean
  tracksDevices: boolean
  devices: Device[]
  passkeys: Passkey[]
  /** The challenge of a passkey that is being registered. */
  passkeyChallenge: { challenge: string; expiresAt: number } | null
  identity: { provider: Provider; userId: string } | null
  createdAt: number
  changedAt: number
}

export type Challenge =
  | 'PASSWORD_VERIFIER'
  | 'NEW_PASSWORD_REQUIRED'
  | 'CUSTOM_CHALLENGE'
  | MfaMethod
  | 'SMS_OTP'
  | 'SELECT_MFA_TYPE'
  | 'MFA_SETUP'
  | 'DEVICE_SRP_AUTH'
  | 'DEVICE_PASSWORD_VERIFIER'
  | 'SELECT_CHALLENGE'
  | 'WEB_AUTHN'
  /** After ConfirmSignUp: the next sign-in needs no proof. */
  | 'SIGNED_UP'

/** One sign-in between two of its steps. */
export type SignIn = {
  id: string
  /** `null` for an unknown name, which is only refused at the last step. */
  sub: string | null
  /** As entered: failed attempts of unknown names are counted by it. */
  name: string
  challenge: Challenge
  srp: SrpExchange | null
  /** The sent code, or the challenge of a passkey. */
  expected: string | null
  /** An address that is being set up. */
  newAddress: string | null
  wrong: number
  deviceKey: string | null
  /** `false` after a code or a passkey. */
  asksMfa: boolean
  /** CUSTOM_AUTH: the custom challenge follows the password. */
  custom: boolean
  expiresAt: number
}

export type RefreshToken = {
  sub: string
  originJti: string
  scope: string
  authTime: number
  expiresAt: number
  revoked: boolean
}

export type OauthCode = {
  code: string
  sub: string
  clientId: string
  redirectUri: string
  codeChallenge: string | null
  nonce: string | null
  scope: string
  expiresAt: number
  /** The client whose faults apply when the code is redeemed. */
  client: string
  /** The session of its tokens, which is revoked when the code is used again. */
  originJti: string | null
}

type SentCode = { code: string; expiresAt: number }

export type Message = {
  id: string
  at: number
  to: string
  medium: 'EMAIL' | 'SMS'
  subject: string
  text: string
  /** `''` for mails of the site. */
  code: string
  /** Of mails of the site. */
  html?: string
  headers?: Record<string, string>
}

export type State = {
  version: 2
  key: JWK
  /** Stable answers about unknown people are derived from it. */
  secret: string
  users: Record<string, User>
  signIns: Record<string, SignIn>
  refreshTokens: Record<string, RefreshToken>
  /** `origin_jti` of revoked sessions. */
  revoked: string[]
  oauthCodes: Record<string, OauthCode>
  /** By purpose and person. */
  codes: Record<string, SentCode>
  failures: Record<string, { count: number; until: number }>
  outbox: Message[]
  /** Times of messages by address, in milliseconds. */
  sent: Record<string, number[]>
}
