import { imageUrl } from '#domain/image/image.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { searchPath } from '#domain/url/query-path.ts'
import { entityOf, tickOf, writeOnly } from '#worker/publish/publishing.fixture.ts'
import { call } from '../worker/member-site.ts'
import { aNewGuide, makeGuide, spotIds } from '../worker/travel.ts'
import type { Ask } from './drive.ts'
import { fillManagedRules } from './managed-rules.ts'
import { newRecords, someMembers, withToken } from './members-at-work.ts'
import type { PerfSite } from './perf-site.ts'

/** One kind of request that is made more and more often. */
export type Scenario = {
  name: string
  asks: Ask[]
  /** What is right; 200 unless said. */
  status?: number
  /** What a closer floor than that of a file is: the page has to be rendered, or something written down for good. */
  needs?: 'rendering' | 'writing'
}

const get = (...paths: string[]): Ask[] => paths.map((path) => ({ path }))

/** Documents of the build, one of each weight. */
const DOCUMENTS = ['/article-pages/tsugaru-stove-train-2026', '/spots/kinosaki-onsen', '/spots', '/']

/** Where the asset server has a document. */
export const fileOf = (path: string): string => `${path.replace(/\/$/, '')}/index.html`

/** The same documents as the asset server alone has them. */
export const plainScenario: Scenario = {
  name: '静的な配信だけ',
  asks: get(...DOCUMENTS.map(fileOf)),
}

/** Publishes a change of an article, so that its page lies over the build. Answers its address. */
async function overlaid(site: PerfSite): Promise<string> {
  const db = site.db as unknown as D1Database
  const before = await entityOf(db, 'article-page')
  const after = { ...before, title: '測るために題を変えた記事', version: before.version + 1 }
  await writeOnly(db, { kind: 'article-page', before, after })
  await tickOf(site)
  const path = `/article-pages/${before.slug}`
  const html = await (await fetch(site.url + path)).text()
  if (!html.includes(after.title)) throw new Error(`${path} is not what was published`)
  return path
}

/** What a document names by its content: styles, which its first look waits for. */
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

/** What members read: what they keep, one of their guides, their records. */
async function memberReads(site: PerfSite, members: Awaited<ReturnType<typeof someMembers>>): Promise<Ask[]> {
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

/** Everything that a site answers, in the order in which it is measured. */
export async function scenariosOf(site: PerfSite): Promise<Scenario[]> {
  const members = await someMembers(site)
  // Before all else: from then on every request is looked up among them.
  const managed = await fillManagedRules(site)
  return [
    { name: '文書', asks: get(...DOCUMENTS) },
    {
      name: 'ページのデータ',
      asks: get(...DOCUMENTS.map((path) => `${path.replace(/\/$/, '')}/_payload.json`)),
    },
    { name: '名前に印のあるファイル', asks: get(...(await namedFilesOf(site))) },
    { name: '転送（ファイルの規則）', asks: get('/articles/tsugaru-stove-train-2026'), status: 301 },
    ...(managed ? [{ name: '転送（管理の規則 1万件）', asks: get(managed), status: 301 }] : []),
    { name: '公開し直したページ', asks: get(await overlaid(site)) },
    {
      name: '絞り込んだ一覧（Workerが描く）',
      asks: get('/spots?prefecture=26', '/hotels?sort=kana'),
      needs: 'rendering',
    },
    {
      name: '検索の結果（Workerが描く）',
      asks: get(searchPath({ keyword: '温泉' }), searchPath({ keyword: '京都 紅葉' })),
      needs: 'rendering',
    },
    {
      name: '検索のAPI',
      asks: get(`/v1/search?q=${encodeURIComponent('温泉')}`, '/v1/search/suggest?q=%E3%81%8D'),
    },
    { name: '会員の読み取り', asks: await memberReads(site, members) },
    { name: '会員の書き込み', asks: [newRecords(members)], needs: 'writing' },
    { name: '画像', asks: get(await pictureOf(site)) },
    { name: 'ないページ', asks: get(`/spots/${randomIdentifier()}`), status: 404 },
  ]
}
