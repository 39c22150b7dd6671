import { LoginProvider } from '#domain/account/login-account.ts'
import { PASSED } from '#worker/auth/own-address.ts'
import { readPasswordPolicy } from '#worker/config.ts'
import type { Pool } from './pool.ts'

/** Shorter ones are guessed (ASVS 5, 6.2.1), whatever the form says. */
const MIN_PASSWORD = 8
const HOUR = 3600
/** The longest lives of tokens, in seconds: whoever steals one has it for so long. */
const LONGEST = { AccessToken: HOUR, IdToken: HOUR, RefreshToken: 30 * 24 * HOUR }
const UNITS: Record<string, number> = { seconds: 1, minutes: 60, hours: HOUR, days: 24 * HOUR }
/** What Cognito takes where nothing is set. */
const DEFAULTS = {
  AccessToken: [1, 'hours'],
  IdToken: [1, 'hours'],
  RefreshToken: [30, 'days'],
} as const

/** Plain HTTP only on this machine, as a rehearsal has it. */
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
  const asks = {
    lowercase: policy.RequireLowercase,
    uppercase: policy.RequireUppercase,
    number: policy.RequireNumbers,
    symbol: policy.RequireSymbols,
  }
  const asked = Object.entries(asks).flatMap(([name, isAsked]) => (isAsked ? [name] : []))
  return [
    ...(policy.MinimumLength < MIN_PASSWORD
      ? [`パスワードの最小の長さが${policy.MinimumLength}文字です。${MIN_PASSWORD}文字以上にしてください`]
      : []),
    ...(policy.MinimumLength !== minLength
      ? [
          `パスワードの最小の長さ（${policy.MinimumLength}文字）が、PASSWORD_MIN_LENGTH（${minLength}）と違います。同じにしてください`,
        ]
      : []),
    ...(isSame(asked, requires)
      ? []
      : [
          `パスワードの条件（${asked.join(' ') || 'なし'}）が、PASSWORD_REQUIRES（${requires.join(' ') || 'なし'}）と違います。同じにしてください`,
        ]),
  ]
}

function tokens({ client }: Pool): string[] {
  return (Object.keys(LONGEST) as (keyof typeof LONGEST)[]).flatMap((name) => {
    const [value, unit] = DEFAULTS[name]
    const given = client[`${name}Validity`] ?? value
    const seconds = given * (UNITS[client.TokenValidityUnits[name] ?? unit] ?? Number.POSITIVE_INFINITY)
    return seconds > LONGEST[name]
      ? [`${name}Validity が長すぎます。${LONGEST[name] / HOUR}時間までにしてください`]
      : []
  })
}

function addresses({ client }: Pool, host: string): string[] {
  const own = [
    ['コールバックURL', client.CallbackURLs, `${host}${PASSED.loginCallback}`],
    ['サインアウトURL', client.LogoutURLs, `${host}${PASSED.logoutCallback}`],
  ] as const
  return own.flatMap(([name, found, wanted]) =>
    isSame(found, [wanted])
      ? []
      : [
          `${name}が、${wanted} だけではありません（いまは ${found.join('、') || 'なし'}）。これだけにしてください`,
        ],
  )
}

function issuers({ providers }: Pool, vars: Record<string, string>): string[] {
  const own = ['AUTH_ISSUER', 'OAUTH_ORIGIN', 'USER_POOL_ENDPOINT', 'IDENTITY_POOL_ENDPOINT'].map(
    (name) => [name, vars[name] ?? ''] as const,
  )
  const others = providers.flatMap(({ ProviderName, ProviderDetails }) =>
    Object.entries(ProviderDetails)
      .filter(([name]) => /(issuer|_url|_uri)$/.test(name))
      .map(([name, address]) => [`提供元 ${ProviderName} の ${name}`, address] as const),
  )
  return [...own, ...others]
    .filter(([, address]) => !isSecure(address))
    .map(([name, address]) => `${name} が https:// で始まりません（${address}）`)
}

/** What of the user pool has to be put right before anybody is let in by it, a Japanese line each. */
export function poolProblems(found: Pool, vars: Record<string, string>): string[] {
  const { pool, client, hasTotp } = found
  const expect = (isRight: boolean, text: string): string[] => (isRight ? [] : [text])
  const known = ['COGNITO', ...LoginProvider.options]
  const local = /^http:\/\/(localhost|127\.0\.0\.1):/.test(vars.AUTH_ISSUER ?? '')
  const issuer = `https://cognito-idp.${vars.AUTH_REGION}.amazonaws.com/${pool.Id}`
  return [
    ...password(found, vars),
    ...expect(pool.MfaConfiguration !== 'OFF', 'MFA がオフです。「オプション」か「必須」にしてください'),
    ...expect(hasTotp, '認証アプリ（TOTP）のMFAが無効です。有効にしてください'),
    ...expect(client.EnableTokenRevocation, 'トークンの取り消しが無効です。有効にしてください'),
    ...expect(
      client.PreventUserExistenceErrors === 'ENABLED',
      '「ユーザー存在エラーの防止」が無効です。有効にしてください（登録の有無を知られないため）',
    ),
    ...expect(
      !client.ClientSecret,
      'クライアントにシークレットがあります。シークレットのないものにしてください',
    ),
    ...expect(isSame(client.AllowedOAuthFlows, ['code']), '認可の種類は、認可コードだけにしてください'),
    ...expect(
      !client.ExplicitAuthFlows.some((flow) => /USER_PASSWORD_AUTH/.test(flow)),
      'パスワードをそのまま送る認証フロー（USER_PASSWORD_AUTH）を外してください',
    ),
    ...expect(
      client.SupportedIdentityProviders.every((name) => known.includes(name)),
      `このサイトの知らない提供元があります（${client.SupportedIdentityProviders.join('、')}）`,
    ),
    ...tokens(found),
    ...addresses(found, vars.APP_HOST ?? ''),
    ...expect(local || vars.AUTH_ISSUER === issuer, `AUTH_ISSUER を ${issuer} にしてください`),
    ...issuers(found, vars),
  ]
}
