import { imageUrl } from '#domain/image/image.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { searchPath } from '#domain/url/query-path.ts'
import { entityOf, triggerScheduled, writeOnly } from '#worker/publish/publishing.fixture.ts'
import { call } from '../worker/member-site.ts'
import { aNewGuide, makeGuide, spotIds } from '../worker/travel.ts'
import type { LoadRequest } from './drive.ts'
import { fillManagedRules } from './managed-rules.ts'
import { newRecords, someMembers, withToken } from './members-at-work.ts'
import type { PerfSite } from './perf-site.ts'

/** One kind of request whose load is raised. */
export type Scenario = {
  name: string
  requests: LoadRequest[]
  /** The expected status; 200 by default. */
  status?: number
  /** Selects a closer floor than a static file: rendering the page, or a commit. */
  needs?: 'rendering' | 'writing'
}

const get = (...paths: string[]): LoadRequest[] => paths.map((path) => ({ path }))

/** Documents of the build, one of each weight. */
const DOCUMENTS = ['/article-pages/tsugaru-stove-train-2026', '/spots/kinosaki-onsen', '/spots', '/']

/** Where the asset server has a document. */
export const fileOf = (path: string): string => `${path.replace(/\/$/, '')}/index.html`

/** The same documents as the asset server alone has them. */
export const plainScenario: Scenario = {
  name: 'asset server alone',
  requests: get(...DOCUMENTS.map(fileOf)),
}

/** Publishes a change of an article, so that its page is in the overlay. @returns its address */
async function overlaid(site: PerfSite): Promise<string> {
  const db = site.db as unknown as D1Database
  const before = await entityOf(db, 'article-page')
  const after = { ...before, title: '測るために題を変えた記事', version: before.version + 1 }
  await writeOnly(db, { kind: 'article-page', before, after })
  await triggerScheduled(site)
  const path = `/article-pages/${before.slug}`
  const html = await (await fetch(site.url + path)).text()
  if (!html.includes(after.title)) throw new Error(`${path} is not what was published`)
  return path
}

/** The hashed stylesheets of a document. */
const namedFilesOf = async (site: PerfSite): Promise<string[]> => {
  const html = await (await fetch(site.url + DOCUMENTS[0])).text()
  const paths = [...html.matchAll(/<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  )
  if (paths.length === 0) throw new Error('a document has styles')
  return paths
}

const pictureOf = async (site: PerfSite): Promise<string> => {
  const spot = await entityOf(site.db as unknown as D1Database, 'spot')
  return imageUrl(spot.hero, 'lg', 'https://images.tabishirube.example')
}

/** Reads of members: favorites, a guide, records. */
async function memberReads(
  site: PerfSite,
  members: Awaited<ReturnType<typeof someMembers>>,
): Promise<LoadRequest[]> {
  const [member] = members
  if (!member) throw new Error('somebody reads')
  const { token } = member
  const spots = await spotIds(site)
  for (const id of spots.slice(0, 20))
    await call(site, `PUT /me/favorites/spots/${id}`, { token, body: { createdAt: '2026-11-01T00:00:00Z' } })
  const { guide } = await makeGuide(site, token, aNewGuide(3, 5))
  const paths = ['/me/favorites/spots', `/travel/guides/${guide.id}`, '/travel/actions', '/me/shelf']
  return paths.map((path) => ({ path: `/v1${path}`, headers: withToken(token) }))
}

/** All scenarios, in the order in which they are measured. */
export async function scenariosOf(
  site: PerfSite,
  { hasPictures }: { hasPictures: boolean },
): Promise<Scenario[]> {
  const members = await someMembers(site)
  // First, so that all later requests are looked up among the rules.
  const managed = await fillManagedRules(site)
  return [
    { name: 'documents', requests: get(...DOCUMENTS) },
    {
      name: 'page data',
      requests: get(...DOCUMENTS.map((path) => `${path.replace(/\/$/, '')}/_payload.json`)),
    },
    { name: 'hashed files', requests: get(...(await namedFilesOf(site))) },
    { name: 'redirect (rule in a file)', requests: get('/articles/tsugaru-stove-train-2026'), status: 301 },
    ...(managed ? [{ name: 'redirect (10,000 managed rules)', requests: get(managed), status: 301 }] : []),
    { name: 'republished page (overlay)', requests: get(await overlaid(site)) },
    {
      name: 'filtered list (rendered on demand)',
      requests: get('/spots?prefecture=kyoto', '/hotels?sort=kana'),
      needs: 'rendering',
    },
    {
      name: 'search results (rendered on demand)',
      requests: get(searchPath({ keyword: '温泉' }), searchPath({ keyword: '京都 紅葉' })),
      needs: 'rendering',
    },
    {
      name: 'search API',
      requests: get(`/v1/search?q=${encodeURIComponent('温泉')}`, '/v1/search/suggest?q=%E3%81%8D'),
    },
    { name: 'member reads', requests: await memberReads(site, members) },
    { name: 'member writes', requests: [newRecords(members)], needs: 'writing' },
    ...(hasPictures ? [{ name: 'image', requests: get(await pictureOf(site)) }] : []),
    { name: 'missing page', requests: get(`/spots/${randomIdentifier()}`), status: 404 },
  ]
}
