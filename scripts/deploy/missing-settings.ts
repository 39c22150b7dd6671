import { isPlaceholder } from './environment.ts'

/** What the site cannot do without, and what for. */
const NEEDED: Record<string, string> = {
  APP_HOST: 'サイトのアドレス（https://…、最後の / なし）',
  IMAGE_HOST: '画像のアドレス（https://…）',
  AUTH_REGION: 'Amazon Cognito のリージョン',
  USER_POOL_ID: 'ユーザープールのID',
  USER_POOL_CLIENT_ID: 'アプリクライアントのID',
  IDENTITY_POOL_ID: 'IDプールのID',
  USER_POOL_ENDPOINT: 'ユーザープールのアドレス（最後に / ）',
  IDENTITY_POOL_ENDPOINT: 'IDプールのアドレス（最後に / ）',
  AUTH_ISSUER: 'トークンの発行者のアドレス',
  OAUTH_ORIGIN: 'ログイン画面のドメイン',
}

/** What is not set, or is still the example, one Japanese line each. */
export const missingSettings = (vars: Record<string, string>): string[] => {
  const missing = Object.entries(NEEDED)
    .filter(([name]) => isPlaceholder(vars[name]))
    .map(([name, what]) => `${name}：${what}`)
  const hosts = ['APP_HOST', 'IMAGE_HOST'].filter(
    (name) => !isPlaceholder(vars[name]) && !/^(https:\/\/|http:\/\/localhost:)[^/]+$/.test(vars[name] ?? ''),
  )
  return [...missing, ...hosts.map((name) => `${name}：https:// で始まり、最後に / を付けないでください`)]
}
