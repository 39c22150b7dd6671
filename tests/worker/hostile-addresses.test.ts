import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { expect, test } from 'vitest'
import { HOSTILE_ADDRESSES } from '#domain/hostile/addresses.fixture.ts'
import { isFullRun } from '../full-run.ts'
import { production } from './client.ts'

type Answer = { path: string; status: number; headers: IncomingHttpHeaders }

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** What a request line cannot carry is escaped, as browsers do; the rest is sent as it is, not tidied first. */
const asPath = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\u0021-\u007e]/gu, encodeURIComponent)
    .replaceAll('#', '%23')

/** Asks for a path exactly as it is written; `fetch` would resolve its dots and slashes. */
const ask = (path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(production)
    request({ hostname, port, path, agent }, (response) => {
      response.resume()
      resolve({ path, status: response.statusCode ?? 0, headers: response.headers })
    })
      .on('error', reject)
      .end()
  })

const below = (base: string) => (to: string) => `${base}${to.startsWith('/') ? '' : '/'}${asPath(to)}`
const asQuery = (base: string) => (to: string) => `${base}${encodeURIComponent(to.toWellFormed())}`

/** Every redirect that takes something of what it is asked for, and how the address gets into it. */
const DOORS: Record<string, (to: string) => string> = {
  '/reload?to=': asQuery('/reload?to='),
  '/reload/?to=, whose slash is dropped': asQuery('/reload/?to='),
  'the address itself': below(''),
  'an address with a slash at its end': (to) => `${below('')(to)}/`,
  'an address with slashes at its beginning': (to) => `//${below('')(to)}`,
  'the file of a document': (to) => `${below('')(to)}/index.html`,
  'a stored page of a search': (to) => `/search/=${below('')(to)}/page/2`,
  '/articles/**': below('/articles'),
  '/~/**': below('/~'),
  '/@, with a query': asQuery('/@?return='),
  '/company, with a query': asQuery('/company?return='),
  'a former slug, with a query': asQuery('/spots/kinosaki-onsen-town?from='),
  'below a former slug': below('/spots/kinosaki-onsen-town'),
  'the former slug of an API call': asQuery('/v1/spots/kinosaki-onsen-town?from='),
  '/search?keyword=': asQuery('/search?keyword='),
  '/search?tag=': asQuery('/search?tag='),
  '/admin/**': below('/admin'),
  '/_/**': below('/_'),
}

/** The one redirect of the site that leads elsewhere, whatever it is asked. */
const ELSEWHERE = 'https://company.tabishirube.example'

const leaves = ({ path, headers: { location } }: Answer): boolean => {
  if (location === undefined) return false
  const { origin } = new URL(location, production + path.replace(/^\/+/, '/'))
  return origin !== production && !(path.startsWith('/company') && origin === ELSEWHERE)
}

const isBroken = ({ status, headers }: Answer): boolean =>
  status < 200 || status >= 500 || 'x-evil' in headers || /[\r\n]/.test(headers.location ?? '')

/** Outside of a full run each address is tried at every third of them. */
const triedAt = (index: number) => HOSTILE_ADDRESSES.filter((_, at) => isFullRun || at % 3 === index % 3)

test.each(Object.values(DOORS).map((door, index) => [Object.keys(DOORS)[index], door, index] as const))(
  'no hostile address leaves the site by %s, breaks it or adds a header (R31, R57, R62)',
  async (_, door, index) => {
    const answers = await Promise.all(triedAt(index).map((to) => ask(door(to))))
    expect(answers.filter(leaves)).toEqual([])
    expect(answers.filter(isBroken)).toEqual([])
  },
  60_000,
)

test('the doors are open: a harmless address does pass each of them', async () => {
  const answers = await Promise.all(Object.values(DOORS).map((door) => ask(door('/spots'))))
  const redirects = answers.filter(({ headers }) => headers.location)
  expect(redirects.length).toBeGreaterThanOrEqual(14)
})

test('/reload answers with its page whatever it is to lead to, and never redirects (R30, R31)', async () => {
  const answers = await Promise.all(HOSTILE_ADDRESSES.map((to) => ask(asQuery('/reload?to=')(to))))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
})
