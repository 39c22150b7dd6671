import { isPlaceholder } from './environment.ts'

/** What the site cannot do without, and what for. */
const NEEDED: Record<string, string> = {
  APP_HOST: 'サイトのアドレス（https://…、最後の / なし）',
  IMAGE_HOST: '画像のアドレス（https://…）',
  SECURITY_CONTACT: '脆弱性の報告先（mailto:… または https://…。security.txt に載ります）',
  AUTH_REGION: 'Amazon Cognito のリージョン',
  USER_POOL_ID: 'ユーザープールのID',
  USER_POOL_CLIENT_ID: 'アプリクライアントのID',
  IDENTITY_POOL_ID: 'IDプールのID',
  USER_POOL_ENDPOINT: 'ユーザープールのアドレス（最後に / ）',
  IDENTITY_POOL_ENDPOINT: 'IDプールのアドレス（最後に / ）',
  AUTH_ISSUER: 'トークンの発行者のアドレス',
  OAUTH_ORIGIN: 'ログイン画面のドメイン',
  OAUTH_RESPONSE_TYPE: '認可の種類（code）',
}

/** What a deployment works without, and what is then missing. */
const OPTIONAL: Record<string, string> = {
  AMAZON_AFFILIATE_ID: 'Amazonのアソシエイト。ないあいだは、ふつうのリンクになります',
  RAKUTEN_AFFILIATE_ID: '楽天のアフィリエイト。ないあいだは、ふつうのリンクになります',
  GTAG_ID: 'Google アナリティクス。ないあいだは、訪問を数えません',
}

/** The same for what is only in the environment of whoever deploys. */
const OPTIONAL_KEYS: Record<string, string> = {
  BACKUP_KEY: 'バックアップを暗号にする鍵。ないあいだは、個人情報がそのまま残ります',
  OPERATIONS_KEY: '照合の鍵。なければ、公開のたびに作ります',
}

const describe = (names: Record<string, string>, values: Record<string, string | undefined>): string[] =>
  Object.entries(names)
    .filter(([name]) => isPlaceholder(values[name]))
    .map(([name, what]) => `${name}：${what}`)

/** The optional settings that are not set, one Japanese line each. `keys`: the environment of the process. */
export const optionalSettings = (
  vars: Record<string, string>,
  keys: Record<string, string | undefined>,
): string[] => [...describe(OPTIONAL, vars), ...describe(OPTIONAL_KEYS, keys)]

/** What is not set, or is still the example, one Japanese line each. */
export const missingSettings = (vars: Record<string, string>): string[] => {
  const hosts = ['APP_HOST', 'IMAGE_HOST'].filter(
    (name) => !isPlaceholder(vars[name]) && !/^(https:\/\/|http:\/\/localhost:)[^/]+$/.test(vars[name] ?? ''),
  )
  return [
    ...describe(NEEDED, vars),
    ...hosts.map((name) => `${name}：https:// で始まり、最後に / を付けないでください`),
  ]
}
