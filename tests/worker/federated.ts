import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { SiteServer } from '#scripts/local/serve.ts'
import { CookieJar, type Initiator } from '../cookie-jar.ts'

export type Person = {
  provider: 'LINE' | 'Google' | 'Facebook'
  name: string
  email: string
  /** The provider has not verified the address. */
  unverified?: '1'
}

/** A person without an account. */
export const someone = (provider: Person['provider'] = 'LINE'): Person => ({
  provider,
  name: '旅野 みちる',
  email: `${randomUUID()}@${provider.toLowerCase()}.test`,
})

const post = (body: Record<string, string>, headers: HeadersInit = {}): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(body),
  headers,
  redirect: 'manual',
})

/** What the stand-in's page does when a person is selected, or sign-in is cancelled. */
export async function consent(authorize: URL, who: Person | 'cancel'): Promise<URL> {
  const choice = who === 'cancel' ? { cancel: '1' } : who
  const form = { ...Object.fromEntries(authorize.searchParams), ...choice }
  const response = await fetch(
    authorize.origin + authorize.pathname,
    post(form, { origin: authorize.origin }),
  )
  const location = response.headers.get('location')
  if (!location) throw new Error(`the provider refuses: ${response.status} ${await response.text()}`)
  return new URL(location)
}

/** A browser that visits one site without following redirects. */
export class Visitor {
  readonly origin: string
  jar: CookieJar

  constructor(origin: string, jar = new CookieJar()) {
    this.origin = origin
    this.jar = jar
  }

  /** A copy of the browser at this moment: an attacker with its cookies. */
  copy(): Visitor {
    return new Visitor(this.origin, this.jar.copy())
  }

  async visit(path: string | URL, initiator: Initiator = 'own'): Promise<Response> {
    const response = await fetch(new URL(path, this.origin), {
      redirect: 'manual',
      headers: {
        ...this.jar.header(initiator),
        'sec-fetch-dest': 'document',
        'sec-fetch-site': initiator === 'own' ? 'same-origin' : 'cross-site',
      },
    })
    this.jar.store(response)
    return response
  }

  /** Up to the provider's page. */
  async begin(query: Record<string, string>): Promise<URL> {
    const response = await this.visit(`/login/start?${new URLSearchParams(query)}`)
    const location = response.headers.get('location')
    if (!location) throw new Error(`no way to the provider: ${response.status}`)
    return new URL(location)
  }

  /** Up to the answer of the callback. */
  async signIn(who: Person, query: Record<string, string> = {}): Promise<Response> {
    const authorize = await this.begin({ provider: who.provider, ...query })
    return this.visit(await consent(authorize, who), 'from another site')
  }

  /** A token of the session, as scripts of the site read it. */
  token(kind: 'accessToken' | 'idToken' | 'refreshToken'): string {
    const [name = ''] = this.jar.names(new RegExp(`^Cognito.*\\.${kind}$`))
    return this.jar.value(name) ?? ''
  }

  async call(
    path: string,
    { token = this.token('accessToken'), body }: { token?: string; body?: object } = {},
  ) {
    const response = await fetch(this.origin + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    this.jar.store(response)
    return response
  }

  /** The token for adding a login, as the settings page gets it; the browser stores it in its cookie as well. */
  async integrationToken(): Promise<string> {
    const response = await this.call('/v1/account-auth-integrations')
    // biome-ignore lint/suspicious/noExplicitAny: other tests check the answer
    const { data } = (await response.json()) as any
    return data.accountAuthIntegration.integrationToken
  }
}

/** Status, target and notice. */
export const endOf = (response: Response) => {
  const notice = response.headers.getSetCookie().find((line) => line.startsWith('notice='))
  return [
    response.status,
    response.headers.get('location'),
    /^notice=([\w-]*)%20/.exec(notice ?? '')?.[1] ?? null,
  ]
}

/** Every row that a sign-in may write. */
export async function rowsOf(site: Pick<SiteServer, 'miniflare'>): Promise<object> {
  const db = await site.miniflare.getD1Database('DB')
  const tables = ['accounts', 'account_auths', 'integration_tokens']
  const answers = await db.batch(tables.map((table) => db.prepare(`SELECT * FROM ${table} ORDER BY id`)))
  return Object.fromEntries(tables.map((table, index) => [table, answers[index]?.results]))
}

export const identity = inject('sites').identity
