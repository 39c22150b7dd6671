import type { JWK } from 'jose'
import type { SrpExchange, Verifier } from './srp.ts'

// Everything the stand-in remembers, as plain JSON. Times are milliseconds since 1970.

export type MfaMethod = 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP'
export type Provider = 'Google' | 'Facebook' | 'LINE'

export type Device = {
  key: string
  groupKey: string
  name: string
  /** Until ConfirmDevice it is a device that was offered, not one that is known. */
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
  /** Values are strings, as Cognito keeps them: `email_verified` is `'true'`. */
  attributes: Record<string, string>
  /** An address that replaces the present one once its code was entered. */
  pending: Record<string, string>
  password: Verifier | null
  groups: string[]
  mfa: MfaMethod[]
  preferredMfa: MfaMethod | null
  /** What must be set up before the first sign-in completes. */
  mustSetUp: MfaMethod[]
  totp: string | null
  /** The thirty seconds of the last code that was taken: none is taken twice. */
  totpUsed: number
  pendingTotp: string | null
  asksCustom: boolean
  tracksDevices: boolean
  devices: Device[]
  passkeys: Passkey[]
  /** What a passkey that is being registered must sign. */
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
  /** `null`: nobody has that name, which only the last step may tell. */
  sub: string | null
  /** As the person wrote it: wrong attempts are counted by it. */
  name: string
  challenge: Challenge
  srp: SrpExchange | null
  /** The code that was sent, or what a passkey must sign. */
  expected: string | null
  /** An address that is being set up. */
  newAddress: string | null
  wrong: number
  deviceKey: string | null
  /** MFA is not asked of those who signed in with a code or a passkey. */
  asksMfa: boolean
  /** Signed in by CUSTOM_AUTH: the custom challenge is still to come. */
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
  /** Whose faults apply when a server redeems the code. */
  client: string
  /** The tokens it gave: whoever presents a code again loses them. */
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
  code: string
}

export type State = {
  version: 2
  key: JWK
  /** Answers about people who do not exist are derived from it, the same each time. */
  secret: string
  users: Record<string, User>
  signIns: Record<string, SignIn>
  refreshTokens: Record<string, RefreshToken>
  /** `origin_jti` of sessions whose access tokens no longer count. */
  revoked: string[]
  oauthCodes: Record<string, OauthCode>
  /** By purpose and person. */
  codes: Record<string, SentCode>
  failures: Record<string, { count: number; until: number }>
  outbox: Message[]
  /** When something was asked to be sent to an address, in ms. */
  sent: Record<string, number[]>
}
