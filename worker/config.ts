import { z } from 'zod'
import { AuthConfig } from '#domain/auth/config.ts'
import { PASSWORD_CHARACTERS, type PasswordPolicy } from '#domain/auth/password-policy.ts'
import { SiteConfig } from '#domain/site/site-config.ts'

type Vars = { [Name in keyof Env as Env[Name] extends string ? Name : never]: string }

/**
 * The Worker's variables for pages. Throws when a name is missing, so that a wrong deployment fails on its first
 * rendering and not on the one page that needs the value.
 */
export const readSiteConfig = (env: Vars): SiteConfig =>
  SiteConfig.parse({
    apiHost: env.API_HOST,
    appHost: env.APP_HOST,
    imageHost: env.IMAGE_HOST,
    amazonAffiliateId: env.AMAZON_AFFILIATE_ID,
    rakutenAffiliateId: env.RAKUTEN_AFFILIATE_ID,
    rakutenLinkSetId: env.RAKUTEN_LINK_SET_ID,
    gtag: env.GTAG_ID,
  })

/** Whether this is a development server. Closed by default: only exactly "true" opens it. */
export const isServerDev = (env: Pick<Env, 'SERVER_DEV'>): boolean => env.SERVER_DEV === 'true'

const Contacts = z
  .string()
  .transform((text) => text.split(/\s+/).filter((one) => /^(mailto:|https:\/\/|tel:)./.test(one)))

/** The contacts for vulnerability reports, as RFC 9116 specifies them, the preferred one first. */
export const readSecurityContacts = (env: Pick<Env, 'SECURITY_CONTACT'>): string[] =>
  Contacts.catch([]).parse(env.SECURITY_CONTACT)

/** Only this machine: mails with personal links go nowhere else unencrypted. */
const Outbox = z.url({ protocol: /^http$/, hostname: /^(127\.0\.0\.1|localhost)$/ })

const MailConfig = z.union([
  z.object({ from: z.email(), outbox: Outbox }),
  z.object({
    from: z.email(),
    region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/),
    accessKeyId: z.string().min(16),
    secretAccessKey: z.string().min(16),
  }),
])
export type MailConfig = z.infer<typeof MailConfig>

type MailVars = Pick<
  Env,
  'MAIL_FROM' | 'MAIL_OUTBOX' | 'SES_REGION' | 'SES_ACCESS_KEY_ID' | 'SES_SECRET_ACCESS_KEY'
>

/**
 * How mails are sent: to the outbox of this machine, or by Amazon SES. `null`, and nothing is sent, while a setting is missing
 * or invalid.
 */
export const readMailConfig = (env: MailVars): MailConfig | null =>
  MailConfig.safeParse({
    from: env.MAIL_FROM,
    ...(env.MAIL_OUTBOX
      ? { outbox: env.MAIL_OUTBOX }
      : {
          region: env.SES_REGION,
          accessKeyId: env.SES_ACCESS_KEY_ID,
          secretAccessKey: env.SES_SECRET_ACCESS_KEY,
        }),
  }).data ?? null

const AUTH_VARS = {
  region: 'AUTH_REGION',
  userPoolId: 'USER_POOL_ID',
  userPoolClientId: 'USER_POOL_CLIENT_ID',
  identityPoolId: 'IDENTITY_POOL_ID',
  userPoolEndpoint: 'USER_POOL_ENDPOINT',
  identityPoolEndpoint: 'IDENTITY_POOL_ENDPOINT',
  issuer: 'AUTH_ISSUER',
  oauthOrigin: 'OAUTH_ORIGIN',
  oauthResponseType: 'OAUTH_RESPONSE_TYPE',
  siteOrigin: 'APP_HOST',
} as const satisfies Record<keyof AuthConfig, keyof Env>

type AuthVars = Pick<Env, (typeof AUTH_VARS)[keyof typeof AUTH_VARS]>

/** By the bindings of an isolate, which are constant: every call of a member needs it. */
const authConfigs = new WeakMap<AuthVars, AuthConfig>()

/**
 * The configuration of the identity provider. Throws with the name of every missing or invalid variable; a site without
 * it serves its public pages and refuses everything else.
 */
export const readAuthConfig = (env: AuthVars): AuthConfig => {
  const parsed = authConfigs.get(env) ?? parseAuthConfig(env)
  authConfigs.set(env, parsed)
  return parsed
}

function parseAuthConfig(env: AuthVars): AuthConfig {
  const values = Object.entries(AUTH_VARS).map(([field, name]) => [field, env[name]])
  const { data, error } = AuthConfig.safeParse(Object.fromEntries(values))
  if (data) return data
  const wrong = new Set(error.issues.map(({ path }) => AUTH_VARS[path[0] as keyof AuthConfig]))
  throw new Error(`not set, or not rightly: ${[...wrong].join(', ')}`)
}

const SealKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim()))
  .pipe(z.array(z.string().min(32)).min(1))

/**
 * The secrets that seal and sign, at least 32 characters each. The first one seals; all of them open, so that a key can
 * be rotated without refusing what was sealed before. Throws when there is none.
 */
export const readSealKeys = (env: Pick<Env, 'SEAL_KEYS'>): string[] => {
  const { data } = SealKeys.safeParse(env.SEAL_KEYS)
  if (!data) throw new Error('SEAL_KEYS is not set, or one of its keys has less than 32 characters')
  return data
}

/** Cognito's minimum, and the library's default (spec §5, "Password policy minimum length"). */
const DEFAULT_MIN_LENGTH = 6

const Policy = z.object({
  minLength: z.coerce.number().int().min(DEFAULT_MIN_LENGTH).max(99).catch(DEFAULT_MIN_LENGTH),
  requires: z
    .string()
    .transform((text) => PASSWORD_CHARACTERS.filter((name) => text.split(/[\s,]+/).includes(name)))
    .catch([]),
})

/** The password policy of the user pool, as configured there. */
export const readPasswordPolicy = (
  env: Pick<Env, 'PASSWORD_MIN_LENGTH' | 'PASSWORD_REQUIRES'>,
): PasswordPolicy => Policy.parse({ minLength: env.PASSWORD_MIN_LENGTH, requires: env.PASSWORD_REQUIRES })
