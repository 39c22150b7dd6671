import type { D1Database } from '@cloudflare/workers-types'
import { type JWK, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose'
import { afterEach } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { CLIENT_ID, identityVars, issuerOf } from '#identity/settings.ts'
import { readSigningKey, type SigningKey } from '#identity/signing-key.ts'
import { startIdentity } from '#identity/start.ts'
import type { SiteServer } from '#scripts/local/serve.ts'
import { QUERIES, ROWS_READ } from '#worker/middleware/rows-read.ts'
import { databaseOf } from '../site-database.ts'
import { runningSites, type Sites, serveOwnSite } from '../sites.ts'
import { startUserPool, type UserPool } from './user-pool.ts'
import { atWorkerEnd } from './worker-end.ts'

/** The key that signs the addresses of unpublished pictures on the shared site. */
export const MEDIA_SIGNING_KEY = 'the-key-of-pictures-of-the-tests'

/** A site, and the Cognito stand-in that it trusts, whose signing key the tests have. */
export type MemberSite = {
  url: string
  identity: string
  key: SigningKey
  db: D1Database
  /** The server, for its buckets. */
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

/** A site for one test file with a Cognito stand-in, for changes that other tests would notice. The caller stops it. */
export const serveMemberSite = async (
  name: string,
  vars: Record<string, string> = {},
  options: Pick<
    Parameters<typeof serveOwnSite>[1] & object,
    'serverDev' | 'onLog' | 'limits' | 'hasSecond' | 'memberDatabases'
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

/** `pool` is a proxy between the shared site and the Cognito stand-in. */
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

/** The log lines of the shared site. */
export const sharedLog: string[] = []

let shared: Promise<SharedSite> | undefined

/**
 * The site that all files of a vitest worker share: they run one after the other and share this module. Each test uses
 * people, pages and pictures of its own, changes no sample person of the Cognito stand-in, which all workers share, and
 * undoes changes to the whole site. It stops with the worker.
 */
export const sharedSite = async (): Promise<SharedSite> => {
  shared ??= startShared()
  const site = await shared
  afterEach(() => {
    site.pool.behaviour = 'passes'
  })
  return site
}

/** A new user of the Cognito stand-in with an email address and a password, with the attributes of a sample person. */
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

/** Signs any claims, with the pool's own key unless another is given. */
export const sign = (
  { key }: Pick<MemberSite, 'key'>,
  claims: JWTPayload,
  header: Partial<JWTHeaderParameters> = {},
  privateKey: CryptoKey | Uint8Array = key.privateKey,
): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header }).sign(privateKey)

/** Both tokens of a signed-in user; `more` are additional claims of the ID token. */
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

/** The claims of an ID token for a user of another provider. */
export const identityOf = (providerName: string): JWTPayload => ({
  identities: [{ providerName, userId: crypto.randomUUID() }],
})

type Call = { token?: string; body?: unknown; headers?: Record<string, string> }

/** Calls `/v1` and parses the answer. `rowsRead`, `queries`: rows read and round trips of D1, the session included. */
export const call = async (
  site: Pick<MemberSite, 'url'>,
  endpoint: string,
  { token, body, headers }: Call = {},
  // biome-ignore lint/suspicious/noExplicitAny: tests read any field of it
): Promise<{ status: number; headers: Headers; body: any; rowsRead: number; queries: number }> => {
  const [method = 'GET', path = ''] = endpoint.split(' ')
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
    queries: Number(response.headers.get(QUERIES)),
  }
}

/**
 * Signs in, which creates the account. With an integration token the login is added instead, in the session of `owner`,
 * an access token.
 */
export const login = (site: MemberSite, token: string, integrationToken?: string, owner?: string) =>
  call(site, 'POST /accounts/login', {
    token,
    body: { loginAccountPayload: { integrationToken } },
    ...(owner !== undefined && { headers: { 'x-session-token': owner } }),
  })

/** The same where the email address may have an account: it creates another one. */
export const loginAnew = (site: MemberSite, token: string) =>
  call(site, 'POST /accounts/login', { token, body: { loginAccountPayload: { createNew: true } } })

const TABLES = ['accounts', 'account_auths', 'integration_tokens', 'left_subjects', 'roles', 'permissions']

/** All stored data about accounts, to compare before and after. */
export const dump = async ({ db }: MemberSite): Promise<unknown> => {
  const results = await db.batch(TABLES.map((table) => db.prepare(`SELECT * FROM ${table} ORDER BY 1`)))
  return Object.fromEntries(TABLES.map((table, index) => [table, results[index]?.results]))
}

/** Makes the account an author: published content is the only data that survives the account. */
export const makeAuthor = async ({ db }: MemberSite, accountId: string): Promise<void> => {
  const id = randomIdentifier()
  const place = { alt: '顔の絵', credit: 'たびしるべ', license: null, focalX: 0.5, focalY: 0.5 }
  const avatar = JSON.stringify({ address: '{address}/drawn/sample.webp', ...place })
  await db
    .prepare(
      "INSERT INTO authors (id, slug, name, kana, role, bio, avatar, specialty, sns, account_id) VALUES (?1, ?1, '書き手', 'かきて', '記者', '紹介文です。', ?3, '[]', '[]', ?2)",
    )
    .bind(id, accountId, avatar)
    .run()
}

/** A started join with any second account. */
export const beginAJoin = async ({ db }: MemberSite, accountId: string): Promise<void> => {
  await db
    .prepare(
      "INSERT INTO account_joins (id, account_id, other_id, expires_at) VALUES (?1, ?2, ?2, '2026-11-01T00:00:00.000Z')",
    )
    .bind(crypto.randomUUID(), accountId)
    .run()
}

/** A saved filter of an office list. */
export const addSavedFilter = async ({ db }: MemberSite, accountId: string): Promise<void> => {
  await db
    .prepare(
      "INSERT INTO saved_filters VALUES (?, ?, 'spot', '温泉', 'q=%E6%B8%A9%E6%B3%89', '2026-11-01T00:00:00.000Z')",
    )
    .bind(accountId, crypto.randomUUID())
    .run()
}
