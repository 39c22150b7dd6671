import type { D1Database } from '@cloudflare/workers-types'
import { type JWK, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { CLIENT_ID, identityVars, issuerOf } from '#identity/settings.ts'
import { readSigningKey, type SigningKey } from '#identity/signing-key.ts'
import { startIdentity } from '#identity/start.ts'
import type { SiteServer } from '#scripts/local/serve.ts'
import { ROWS_READ } from '#worker/middleware/rows-read.ts'
import { databaseOf } from '../site-database.ts'
import { runningSites, type Sites, serveOwnSite } from '../sites.ts'
import { startUserPool, type UserPool } from './user-pool.ts'
import { atWorkerEnd } from './worker-end.ts'

export { SEAL_KEYS } from '../sites.ts'

/** What the shared site signs the addresses of unpublished pictures with. */
export const MEDIA_SIGNING_KEY = 'the-key-of-pictures-of-the-tests'

/** A site, and the stand-in for Cognito that it trusts, whose signing key the tests know. */
export type MemberSite = {
  url: string
  identity: string
  key: SigningKey
  db: D1Database
  /** The server itself, for its buckets. */
  miniflare: SiteServer['miniflare']
}

const memberSite = async (server: SiteServer, identity: string, signingKey: JWK): Promise<MemberSite> => ({
  url: server.url.origin,
  identity,
  key: await readSigningKey(signingKey),
  db: await databaseOf(server),
  miniflare: server.miniflare,
})

const VARS = { COUNT_ROWS_READ: 'true' }

const running = (): Sites => {
  const sites = runningSites()
  if (!sites) throw new Error('no stand-in for Cognito is running: see tests/worker/setup.ts')
  return sites
}

/** A site of one test file, and a stand-in for Cognito, for what others would notice. Whoever starts it stops it. */
export const serveMemberSite = async (
  name: string,
  vars: Record<string, string> = {},
  options: Pick<
    Parameters<typeof serveOwnSite>[1] & object,
    'serverDev' | 'onLog' | 'limits' | 'hasSecond'
  > = {},
): Promise<MemberSite & Pick<SiteServer, 'stop'>> => {
  const { origin, signingKey, stop } = await startIdentity({ port: 0, signingKey: running().signingKey })
  const server = await serveOwnSite(name, { ...options, vars: { ...identityVars(origin), ...VARS, ...vars } })
  return {
    ...(await memberSite(server, origin, signingKey)),
    stop: async () => {
      await server.stop()
      await stop()
    },
  }
}

/** `pool` stands between the shared site and the stand-in for Cognito, and passes on what it is asked. */
type SharedSite = MemberSite & { pool: UserPool }

const startShared = async (): Promise<SharedSite> => {
  const { identity, signingKey } = running()
  const pool = await startUserPool(`${identity}/`)
  const server = await serveOwnSite(`shared-${process.env.VITEST_POOL_ID}`, {
    vars: { ...VARS, MEDIA_SIGNING_KEY, USER_POOL_ENDPOINT: pool.endpoint },
    onLog: (line) => sharedLog.push(line),
  })
  atWorkerEnd(async () => {
    await server.stop()
    pool.stop()
  })
  return { ...(await memberSite(server, identity, signingKey)), pool }
}

/** What the shared site has written into its log. */
export const sharedLog: string[] = []

let shared: Promise<SharedSite> | undefined

/**
 * The site that all files of a vitest worker share: they run one after the other and share this module. Each test has
 * people, pages and pictures of its own there, changes none of the sample people at the stand-in for Cognito, which all
 * workers share, and takes back what it changes of the whole site. Nobody stops it: it ends with the worker.
 */
export const sharedSite = async (): Promise<SharedSite> => {
  shared ??= startShared()
  const site = await shared
  site.pool.mood = 'passes'
  return site
}

/** Somebody new whom the stand-in for Cognito knows by a mail address and a password, with the traits of a sample person. */
export const registered = async (
  { identity }: Pick<MemberSite, 'identity'>,
  email = `${crypto.randomUUID()}@example.test`,
  like = 'member@tabishirube.test',
): Promise<{ sub: string; email: string }> => {
  const response = await fetch(`${identity}/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, like }),
  })
  return response.json()
}

const now = () => Math.floor(Date.now() / 1000)

/** The claims of a token as the user pool writes them. */
export const claimsOf = (
  { identity }: Pick<MemberSite, 'identity'>,
  use: 'access' | 'id',
  sub: string,
): JWTPayload => ({
  sub,
  iss: issuerOf(identity),
  origin_jti: crypto.randomUUID(),
  token_use: use,
  auth_time: now(),
  iat: now(),
  exp: now() + 3600,
  ...(use === 'access'
    ? { client_id: CLIENT_ID, username: sub, scope: 'aws.amazon.cognito.signin.user.admin' }
    : { aud: CLIENT_ID, 'cognito:username': sub }),
})

/** Signs whatever it is given, with the pool's own key if no other is named. */
export const sign = (
  { key }: Pick<MemberSite, 'key'>,
  claims: JWTPayload,
  header: Partial<JWTHeaderParameters> = {},
  privateKey: CryptoKey | Uint8Array = key.privateKey,
): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header }).sign(privateKey)

/** The two tokens of somebody who signed in; `more` is what else the id token says. */
export const tokensOf = async (
  site: MemberSite,
  sub: string = crypto.randomUUID(),
  more: JWTPayload = {},
): Promise<{ sub: string; access: string; id: string }> => {
  const origin_jti = crypto.randomUUID()
  return {
    sub,
    access: await sign(site, { ...claimsOf(site, 'access', sub), origin_jti }),
    id: await sign(site, { ...claimsOf(site, 'id', sub), origin_jti, ...more }),
  }
}

/** What an id token says of somebody who came by another provider. */
export const cameBy = (providerName: string): JWTPayload => ({
  identities: [{ providerName, userId: crypto.randomUUID() }],
})

type Call = { token?: string; body?: unknown; headers?: Record<string, string> }

/** Calls `/v1`, and reads what it says. `rowsRead`: how many rows D1 read for it, looking up the session included. */
export const call = async (
  site: Pick<MemberSite, 'url'>,
  door: string,
  { token, body, headers }: Call = {},
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the answer
): Promise<{ status: number; headers: Headers; body: any; rowsRead: number }> => {
  const [method = 'GET', path = ''] = door.split(' ')
  const response = await fetch(`${site.url}/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text && JSON.parse(text),
    rowsRead: Number(response.headers.get(ROWS_READ)),
  }
}

/**
 * Signs in at the site: the account is there afterwards. With an integration token the sign-in is added instead, in the
 * session of `owner`, an access token.
 */
export const login = (site: MemberSite, token: string, integrationToken?: string, owner?: string) =>
  call(site, 'POST /accounts/login', {
    token,
    body: { loginAccountPayload: { integrationToken } },
    ...(owner !== undefined && { headers: { 'x-session-token': owner } }),
  })

/** The same where the mail address may have an account: it makes another one. */
export const loginAnew = (site: MemberSite, token: string) =>
  call(site, 'POST /accounts/login', { token, body: { loginAccountPayload: { createNew: true } } })

const TABLES = ['accounts', 'account_auths', 'integration_tokens', 'left_subjects', 'roles', 'permissions']

/** All that is kept about accounts, to compare before and after. */
export const dump = async ({ db }: MemberSite): Promise<unknown> => {
  const results = await db.batch(TABLES.map((table) => db.prepare(`SELECT * FROM ${table} ORDER BY 1`)))
  return Object.fromEntries(TABLES.map((table, index) => [table, results[index]?.results]))
}

/** Makes the account an author's: what was written for readers is the one thing that outlives it. */
export const makeAuthor = async ({ db }: MemberSite, accountId: string): Promise<void> => {
  const id = randomIdentifier()
  const place = { alt: '顔の絵', credit: 'たびしるべ', license: null, focalX: 0.5, focalY: 0.5 }
  const avatar = JSON.stringify({ address: '{address}/drawn/sample.jpg', ...place })
  await db
    .prepare(
      "INSERT INTO authors (id, slug, name, kana, role, bio, avatar, specialty, sns, account_id) VALUES (?1, ?1, '書き手', 'かきて', '記者', '紹介文です。', ?3, '[]', '[]', ?2)",
    )
    .bind(id, accountId, avatar)
    .run()
}

/** A join that was begun; with what does not matter. */
export const beginAJoin = async ({ db }: MemberSite, accountId: string): Promise<void> => {
  await db
    .prepare(
      "INSERT INTO account_joins (id, account_id, other_id, expires_at) VALUES (?1, ?2, ?2, '2026-11-01T00:00:00.000Z')",
    )
    .bind(crypto.randomUUID(), accountId)
    .run()
}

/** How somebody at the office looks at a list again and again. */
export const keepFilter = async ({ db }: MemberSite, accountId: string): Promise<void> => {
  await db
    .prepare(
      "INSERT INTO saved_filters VALUES (?, ?, 'spot', '温泉', 'q=%E6%B8%A9%E6%B3%89', '2026-11-01T00:00:00.000Z')",
    )
    .bind(accountId, crypto.randomUUID())
    .run()
}
