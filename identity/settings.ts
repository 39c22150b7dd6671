/** Ids of the same form as Cognito's. */
export const REGION = 'ap-northeast-1'
export const USER_POOL_ID = `${REGION}_shirube`
/** The pool's name in SRP: the part of its id after the underscore. */
export const POOL_NAME = 'shirube'
export const CLIENT_ID = 'tabishirube-web'
export const IDENTITY_POOL_ID = `${REGION}:00000000-0000-4000-8000-000000000001`
/** Passkeys belong to the host name of the site, on any port. */
export const RELYING_PARTY = { id: 'localhost', name: 'たびしるべ' }
export const PORT = 9229
export const HOST = '127.0.0.1'

export const issuerOf = (origin: string) => `${origin}/${USER_POOL_ID}`

/** The pool's password policy. */
export const PASSWORD_MIN_LENGTH = 6

/** In seconds: Cognito's defaults, and common values where a client can choose. */
export const LIFETIME = {
  /** Between two steps of a sign-in. */
  signIn: 3 * 60,
  token: 60 * 60,
  refreshToken: 30 * 24 * 60 * 60,
  oauthCode: 5 * 60,
  credentials: 60 * 60,
} as const

/**
 * The Worker's variables for the stand-in and its outbox at `origin`, as in wrangler.toml. `site`: the local site, to which links in
 * mails lead; by default they lead to APP_HOST.
 */
export const identityVars = (origin: string, site?: string) => ({
  AUTH_REGION: REGION,
  USER_POOL_ID,
  USER_POOL_CLIENT_ID: CLIENT_ID,
  IDENTITY_POOL_ID,
  USER_POOL_ENDPOINT: `${origin}/`,
  IDENTITY_POOL_ENDPOINT: `${origin}/`,
  AUTH_ISSUER: issuerOf(origin),
  OAUTH_ORIGIN: origin,
  OAUTH_RESPONSE_TYPE: 'code',
  PASSWORD_MIN_LENGTH: String(PASSWORD_MIN_LENGTH),
  MAIL_FROM: 'news@tabishirube.test',
  MAIL_OUTBOX: `${origin}/outbox/mails${site ? `?site=${encodeURIComponent(site)}` : ''}`,
})
