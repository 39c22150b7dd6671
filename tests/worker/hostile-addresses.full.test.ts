import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { expect, test } from 'vitest'
import { HOSTILE_ADDRESSES } from '#domain/hostile/addresses.fixture.ts'
import { production } from './client.ts'

type Answer = { path: string; status: number; headers: IncomingHttpHeaders }

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Escapes the characters that a request line cannot carry, as browsers do; the rest is sent unchanged. */
const asPath = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\u0021-\u007e]/gu, encodeURIComponent)
    .replaceAll('#', '%23')

/** Requests a path exactly as written; `fetch` would resolve its dots and slashes. */
const requestRaw = (path: string): Promise<Answer> =>
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

/** Every redirect whose target contains part of the request, and how an address gets into it. */
const ENTRY_POINTS: Record<string, (to: string) => string> = {
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

/** The only redirect of the site to another host, whatever the request. */
const ELSEWHERE = 'https://company.tabishirube.example'

const leadsOffSite = ({ path, headers: { location } }: Answer): boolean => {
  if (location === undefined) return false
  const { origin } = new URL(location, production + path.replace(/^\/+/, '/'))
  return origin !== production && !(path.startsWith('/company') && origin === ELSEWHERE)
}

const isBroken = ({ status, headers }: Answer): boolean =>
  status < 200 || status >= 500 || 'x-evil' in headers || /[\r\n]/.test(headers.location ?? '')

test.each(Object.entries(ENTRY_POINTS))(
  'no hostile address redirects off the site by %s, breaks it or adds a header (R31, R57, R62)',
  async (_, endpoint) => {
    const answers = await Promise.all(HOSTILE_ADDRESSES.map((to) => requestRaw(endpoint(to))))
    expect(answers.filter(leadsOffSite)).toEqual([])
    expect(answers.filter(isBroken)).toEqual([])
  },
  60_000,
)

test('control: a harmless address passes each of them', async () => {
  const answers = await Promise.all(
    Object.values(ENTRY_POINTS).map((endpoint) => requestRaw(endpoint('/spots'))),
  )
  const redirects = answers.filter(({ headers }) => headers.location)
  expect(redirects.length).toBeGreaterThanOrEqual(14)
})

test('/reload answers with its page for any target, and never redirects (R30, R31)', async () => {
  const answers = await Promise.all(HOSTILE_ADDRESSES.map((to) => requestRaw(asQuery('/reload?to=')(to))))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
})
