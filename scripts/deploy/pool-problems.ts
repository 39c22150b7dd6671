import { LoginProvider } from '#domain/account/login-account.ts'
import { PASSED } from '#worker/auth/own-address.ts'
import { readPasswordPolicy } from '#worker/config.ts'
import type { Pool } from './pool.ts'

/** ASVS 5, 6.2.1. */
const MIN_PASSWORD = 8
const HOUR = 3600
/** The longest lifetimes of tokens, in seconds: a stolen token works that long. */
const MAX_LIFETIME = { AccessToken: HOUR, IdToken: HOUR, RefreshToken: 30 * 24 * HOUR }
const UNITS: Record<string, number> = { seconds: 1, minutes: 60, hours: HOUR, days: 24 * HOUR }
/** Cognito's defaults. */
const DEFAULTS = {
  AccessToken: [1, 'hours'],
  IdToken: [1, 'hours'],
  RefreshToken: [30, 'days'],
} as const

/** Plain HTTP is accepted on this machine only, for a rehearsal. */
const isSecure = (address: string): boolean =>
  /^https:\/\/[^/]/.test(address) || /^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(address)

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && other.every((text) => one.includes(text))

function password({ pool }: Pool, vars: Record<string, string>): string[] {
  const { PasswordPolicy: policy } = pool.Policies
  const { minLength, requires } = readPasswordPolicy({
    PASSWORD_MIN_LENGTH: vars.PASSWORD_MIN_LENGTH ?? '',
    PASSWORD_REQUIRES: vars.PASSWORD_REQUIRES ?? '',
  })
  const requirements = {
    lowercase: policy.RequireLowercase,
    uppercase: policy.RequireUppercase,
    number: policy.RequireNumbers,
    symbol: policy.RequireSymbols,
  }
  const required = Object.entries(requirements).flatMap(([name, isRequired]) => (isRequired ? [name] : []))
  return [
    ...(policy.MinimumLength < MIN_PASSWORD
      ? [`the minimum password length is ${policy.MinimumLength}. Set it to ${MIN_PASSWORD} or more`]
      : []),
    ...(policy.MinimumLength !== minLength
      ? [
          `the minimum password length (${policy.MinimumLength}) differs from PASSWORD_MIN_LENGTH (${minLength}). Make them equal`,
        ]
      : []),
    ...(isSame(required, requires)
      ? []
      : [
          `the password requirements (${required.join(' ') || 'none'}) differ from PASSWORD_REQUIRES (${requires.join(' ') || 'none'}). Make them equal`,
        ]),
  ]
}

function tokens({ client }: Pool): string[] {
  return (Object.keys(MAX_LIFETIME) as (keyof typeof MAX_LIFETIME)[]).flatMap((name) => {
    const [value, unit] = DEFAULTS[name]
    const given = client[`${name}Validity`] ?? value
    const seconds = given * (UNITS[client.TokenValidityUnits[name] ?? unit] ?? Number.POSITIVE_INFINITY)
    return seconds > MAX_LIFETIME[name]
      ? [`${name}Validity is too long. Set it to ${MAX_LIFETIME[name] / HOUR} hours or less`]
      : []
  })
}

function addresses({ client }: Pool, host: string): string[] {
  const own = [
    ['CallbackURLs', client.CallbackURLs, `${host}${PASSED.loginCallback}`],
    ['LogoutURLs', client.LogoutURLs, `${host}${PASSED.logoutCallback}`],
  ] as const
  return own.flatMap(([name, found, wanted]) =>
    isSame(found, [wanted])
      ? []
      : [`${name} must be ${wanted} only (found ${found.join(', ') || 'none'}). Remove the others`],
  )
}

function issuers({ providers }: Pool, vars: Record<string, string>): string[] {
  const own = ['AUTH_ISSUER', 'OAUTH_ORIGIN', 'USER_POOL_ENDPOINT', 'IDENTITY_POOL_ENDPOINT'].map(
    (name) => [name, vars[name] ?? ''] as const,
  )
  const others = providers.flatMap(({ ProviderName, ProviderDetails }) =>
    Object.entries(ProviderDetails)
      .filter(([name]) => /(issuer|_url|_uri)$/.test(name))
      .map(([name, address]) => [`${name} of the provider ${ProviderName}`, address] as const),
  )
  return [...own, ...others]
    .filter(([, address]) => !isSecure(address))
    .map(([name, address]) => `${name} must start with https:// (found ${address})`)
}

/** The settings of the user pool that are not safe or do not match the site's, one line each. */
export function poolProblems(found: Pool, vars: Record<string, string>): string[] {
  const { pool, client, hasTotp } = found
  const expect = (isRight: boolean, text: string): string[] => (isRight ? [] : [text])
  const supported = ['COGNITO', ...LoginProvider.options]
  const local = /^http:\/\/(localhost|127\.0\.0\.1):/.test(vars.AUTH_ISSUER ?? '')
  const issuer = `https://cognito-idp.${vars.AUTH_REGION}.amazonaws.com/${pool.Id}`
  return [
    ...password(found, vars),
    ...expect(pool.MfaConfiguration !== 'OFF', 'MFA is off. Set it to optional or required'),
    ...expect(hasTotp, 'MFA by authenticator app (TOTP) is disabled. Enable it'),
    ...expect(client.EnableTokenRevocation, 'token revocation is disabled. Enable it'),
    ...expect(
      client.PreventUserExistenceErrors === 'ENABLED',
      'PreventUserExistenceErrors is not ENABLED. Enable it, so that answers do not reveal who is registered',
    ),
    ...expect(!client.ClientSecret, 'the app client has a secret. Use an app client without one'),
    ...expect(
      isSame(client.AllowedOAuthFlows, ['code']),
      'AllowedOAuthFlows must be the authorization code flow only',
    ),
    ...expect(
      !client.ExplicitAuthFlows.some((flow) => /USER_PASSWORD_AUTH/.test(flow)),
      'the flow that sends the password itself (USER_PASSWORD_AUTH) is enabled. Disable it',
    ),
    ...expect(
      client.SupportedIdentityProviders.every((name) => supported.includes(name)),
      `there is an identity provider that this site does not support (${client.SupportedIdentityProviders.join(', ')}). Remove it`,
    ),
    ...tokens(found),
    ...addresses(found, vars.APP_HOST ?? ''),
    ...expect(local || vars.AUTH_ISSUER === issuer, `AUTH_ISSUER must be ${issuer}`),
    ...issuers(found, vars),
  ]
}
