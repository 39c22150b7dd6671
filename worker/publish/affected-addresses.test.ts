import { expect, test } from 'vitest'
import type { ArticleType } from '#domain/content/article-type.ts'
import { FEED_OF_TYPE, pageOfFeed } from '#domain/content/feed.ts'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { listPagePaths } from '#domain/search/list-page.ts'
import { localD1File, openSqliteD1 } from '#scripts/local/sqlite-d1.ts'
import { countPublic } from '../db/publications/affected.server.ts'
import { affectedAddresses } from './affected-addresses.ts'
import { listAddresses } from './deep-lists.ts'
import { entityOf } from './publishing.fixture.ts'

const { db: sqlite } = openSqliteD1(localD1File('.cache/test/state'))
const db = sqlite as unknown as D1Database
const now = new Date()

type Entity = Publishable & Record<string, unknown>
const one = (kind: ContentKind, where?: string) => entityOf(db, kind, where) as unknown as Promise<Entity>
const touched = async (kind: ContentKind, before: Entity | null, after: Entity | null) =>
  (await affectedAddresses(db, [{ kind, before, after }], now)).map(({ path }) => path)
const prefectureOf = ({ prefectureCode }: Entity) => `/pr/${prefectureOfCode(prefectureCode)?.slug}`
const pathOf = (kind: ContentKind) => `/${CONTENT_KINDS[kind].plural}`
const listOf = async (kind: ContentKind) => listPagePaths(pathOf(kind), await countPublic(db, kind, now))

const SITEMAPS = ['/sitemap.xml', '/sitemaps/pages.xml']

const feedsOf = (type: unknown) => [
  ...(type === 'news' ? ['/sitemaps/news.xml'] : []),
  '/feed.xml',
  FEED_OF_TYPE[type as ArticleType],
]

const slugOf = (author: unknown) =>
  db.prepare('SELECT slug FROM authors WHERE id = ?').bind(author).first<string>('slug')
const monthsIn = (paths: string[]) => paths.filter((path) => path.startsWith('/months/')).sort()
const authorsIn = (paths: string[]) => paths.filter((path) => /^\/authors\/[^/]+$/.test(path))

/** Changes of fields that occur on the page itself only, by kind. */
const OWN_FIELDS: [ContentKind, Record<string, unknown>][] = [
  ['spot', { stayMinutes: 45 }],
  ['hotel', { rooms: 12 }],
  ['restaurant', { seats: 20 }],
  ['activity', { capacity: 6 }],
  ['gift', { maker: '別の作り手' }],
  ['goods', { brand: '別の銘柄' }],
  ['article-page', { summary: ['要約だけを変える'] }],
]

test.each(OWN_FIELDS)(
  'fields of a %s that only its page shows affect the page, sitemaps and feeds (R39)',
  async (kind, fields) => {
    const before = await one(kind)
    const { plural } = CONTENT_KINDS[kind]
    const month = String(before.publishedAt).slice(0, 7)
    const expected = [
      `/${plural}/${before.slug}`,
      ...SITEMAPS,
      `/sitemaps/${plural}-${month}.xml`,
      ...(kind === 'article-page' ? feedsOf(before.type) : []),
    ]
    const paths = await touched(kind, before, { ...before, ...fields })
    const ofPages = paths.filter((path) => pageOfFeed(path) !== null)
    expect(ofPages.length > 0).toBe(kind === 'article-page')
    expect(paths.filter((path) => !ofPages.includes(path)).sort()).toEqual(expected.sort())
  },
)

const NAMES: [ContentKind, string][] = [
  ['spot', 'name'],
  ['hotel', 'name'],
  ['gift', 'name'],
  ['goods', 'name'],
  ['article-page', 'title'],
]

test.each(NAMES)(
  'a new name of a %s affects the one page of its list with its card (R39)',
  async (kind, name) => {
    const list = await listOf(kind)
    for (const [order, page] of [
      ['published_at DESC, id DESC', list[0]],
      ['published_at, id', list.at(-1)],
    ] as const) {
      const before = await one(kind, `status = 'published' ORDER BY ${order}`)
      const paths = await touched(kind, before, { ...before, [name]: '別の名前' })
      expect(paths.filter((path) => list.includes(path))).toEqual([page])
    }
  },
)

test.each(NAMES)(
  'a new or removed %s affects every page of its list, the first one first and deep ones as one (R39)',
  async (kind) => {
    const before = await one(kind)
    const list = listAddresses(pathOf(kind), await listOf(kind))
    const gone = await touched(kind, before, null)
    expect(gone).toEqual(expect.arrayContaining([...list, `${pathOf(kind)}/${before.slug}`]))
    expect(gone.slice(0, 8)).toEqual(expect.arrayContaining([list[0]]))
    expect((await touched(kind, null, before)).sort()).toEqual(gone.sort())
  },
)

test('a place affects its prefecture, the others of the region, the top page and its neighbours (R39)', async () => {
  const before = await one('spot', "slug = 'kanazawa-kenrokuen'")
  const paths = await touched('spot', before, { ...before, name: '別の名前' })
  expect(paths).toEqual(expect.arrayContaining(['/', prefectureOf(before)]))
  const beside = paths.filter((path) => /^\/(spots|hotels|restaurants|activities)\/./.test(path))
  expect(beside.length).toBeGreaterThan(1)
})

test('a place affects the file of its region for the map, and the counts of the map where it is new, moved or gone', async () => {
  const before = await one('hotel', "prefecture_code = '26'")
  const ofMap = async (after: Entity | null) =>
    (await touched('hotel', before, after)).filter((path) => path.startsWith('/map')).sort()
  expect(await ofMap({ ...before, rooms: 12 })).toEqual([])
  expect(await ofMap({ ...before, name: '別の名前' })).toEqual(['/map/kinki.json'])
  expect(await ofMap({ ...before, nameKana: 'べつのなまえ' })).toEqual(['/map/kinki.json'])
  expect(await ofMap(null)).toEqual(['/map', '/map/kinki.json'])
  const moved = { ...before, prefectureCode: '01' }
  expect(await ofMap(moved)).toEqual(['/map', '/map/hokkaido-tohoku.json', '/map/kinki.json'])
  const article = await one('article-page')
  expect((await touched('article-page', article, null)).filter((path) => path.startsWith('/map'))).toEqual([])
})

test('mentioning content is affected by a changed card, and by facts only where they are shown (R39)', async () => {
  const { results } = await db
    .prepare(
      `SELECT m.to_id AS id, a.slug FROM content_mentions m JOIN article_pages a ON a.id = m.from_id
       WHERE m.to_kind = 'spot' AND m.from_kind = 'article-page' AND a.status = 'published' LIMIT 1`,
    )
    .all<{ id: string; slug: string }>()
  const [mention] = results
  const before = await one('spot', `id = '${mention?.id}'`)
  const article = `/article-pages/${mention?.slug}`
  expect(await touched('spot', before, { ...before, catch: '別の一言' })).toContain(article)
  expect(await touched('spot', before, { ...before, tel: '0123-45-6789' })).toContain(article)
  expect(await touched('spot', before, { ...before, tel: '0123-45-6789' })).not.toContain('/spots')
})

test('an introduction of a feature affects its page and the list only, a title those that lead to it too (R39)', async () => {
  const feature = await one('feature')
  const month = String(feature.publishedAt).slice(0, 7)
  const own = [`/features/${feature.slug}`, '/features', ...SITEMAPS, `/sitemaps/features-${month}.xml`]
  expect((await touched('feature', feature, { ...feature, lead: '別の前書き' })).sort()).toEqual(own.sort())
  const titled = await touched('feature', feature, { ...feature, title: '別の題' })
  expect(titled).toEqual(expect.arrayContaining(own))
  expect(titled.filter((path) => path.startsWith('/features/'))).toHaveLength(4)
  const recommended = await one('hotel', "slug = 'naruko-tojiyado-rokuroya'")
  expect(await touched('hotel', recommended, { ...recommended, catch: '別の一言' })).toContain(
    '/features/winter-steam',
  )
})

test('a title of a campaign affects its page, the list and the top page (R39)', async () => {
  const campaign = await one('campaign')
  expect(await touched('campaign', campaign, { ...campaign, title: '別の題' })).toEqual(
    expect.arrayContaining([`/campaigns/${campaign.slug}`, '/campaigns', '/']),
  )
})

test('entries without pages of their own affect the pages that show them (R39)', async () => {
  const product = await one('product')
  expect(await touched('product', product, null)).toContain('/products')
  const placed = await one('sponsored-page')
  expect((await touched('sponsored-page', placed, { ...placed, slots: ['top'] })).sort()).toEqual(
    [
      ...new Set(['/', ...(placed.slots as string[]).map((slot) => (slot === 'top' ? '/' : `/${slot}`))]),
    ].sort(),
  )
})

test('a new slug affects both addresses, an author every article of theirs, a draft nothing (R39)', async () => {
  const before = await one('gift')
  const renamed = await touched('gift', before, { ...before, slug: 'renamed' })
  expect(renamed).toEqual(expect.arrayContaining([`/gifts/${before.slug}`, '/gifts/renamed']))
  const article = await one('article-page', "status = 'published' AND author_id IS NOT NULL")
  const author = await affectedAddresses(db, [{ kind: 'author', id: article.authorId ?? '' }], now)
  expect(author.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      `/article-pages/${article.slug}`,
      `/authors/${await slugOf(article.authorId)}`,
      '/sitemaps/pages.xml',
      '/feed.xml',
    ]),
  )
  expect(await touched('gift', null, { ...before, status: 'draft' })).toEqual([])
})

test('a new, changed or removed article affects the page of its author, and of the former one (R39)', async () => {
  const before = await one('article-page', "status = 'published' AND author_id IS NOT NULL")
  const page = `/authors/${await slugOf(before.authorId)}`
  const other = await db
    .prepare('SELECT id, slug FROM authors WHERE id <> ?')
    .bind(before.authorId)
    .first<{ id: string; slug: string }>()
  for (const [former, present] of [
    [null, before],
    [before, { ...before, title: '別の題' }],
    [before, null],
  ] as const)
    expect(authorsIn(await touched('article-page', former, present))).toEqual([page])
  const reassigned = await touched('article-page', before, { ...before, authorId: other?.id ?? '' })
  expect(authorsIn(reassigned).sort()).toEqual([page, `/authors/${other?.slug}`].sort())
  expect(authorsIn(await touched('article-page', before, { ...before, authorId: null }))).toEqual([page])
})

test('a new slug of an author affects the page under both, first of all (R39)', async () => {
  const { authorId } = await one('article-page', "status = 'published' AND author_id IS NOT NULL")
  const change = { kind: 'author' as const, id: String(authorId), formerSlug: 'former-name' }
  const paths = (await affectedAddresses(db, [change], now)).map(({ path }) => path)
  expect(paths.slice(0, 2).sort()).toEqual(
    ['/authors/former-name', `/authors/${await slugOf(authorId)}`].sort(),
  )
})

test('a spot affects the pages of the months in which it is in season, or was (R39)', async () => {
  const before = { ...(await one('spot', "slug = 'kanazawa-kenrokuen'")), bestMonths: [4, 11] }
  expect(monthsIn(await touched('spot', before, { ...before, name: '別の名前' }))).toEqual([
    '/months/11',
    '/months/4',
  ])
  expect(monthsIn(await touched('spot', before, { ...before, bestMonths: [1, 4] }))).toEqual([
    '/months/1',
    '/months/11',
    '/months/4',
  ])
  expect(monthsIn(await touched('spot', before, null))).toEqual(['/months/11', '/months/4'])
  expect(monthsIn(await touched('spot', before, { ...before, stayMinutes: 45 }))).toEqual([])
})

test('an event and a campaign affect the pages of their months, at most twelve, and other articles none (R39)', async () => {
  const at = new Date('2026-11-28T03:00:00Z')
  const monthsOf = async (kind: ContentKind, former: Entity | null, present: Entity | null) =>
    monthsIn(
      (await affectedAddresses(db, [{ kind, before: former, after: present }], at)).map(({ path }) => path),
    )
  const article = await one('article-page', "status = 'published' AND type = 'news'")
  const event = { ...article, eventDate: '2026-11-20', endDate: '2026-12-03' }
  expect(await monthsOf('article-page', null, event)).toEqual(['/months/11', '/months/12'])
  expect(await monthsOf('article-page', event, { ...event, title: '別の題' })).toEqual([
    '/months/11',
    '/months/12',
  ])
  expect(await monthsOf('article-page', event, { ...event, endDate: '2027-01-05' })).toEqual([
    '/months/1',
    '/months/11',
    '/months/12',
  ])
  expect(await monthsOf('article-page', event, { ...event, summary: ['要約'] })).toEqual([])
  expect(await monthsOf('article-page', null, { ...event, endDate: '2099-12-31' })).toHaveLength(12)
  expect(await monthsOf('article-page', null, { ...event, endDate: null })).toEqual([])
  expect(
    await monthsOf('article-page', null, { ...event, eventDate: '2020-01-01', endDate: '2020-03-31' }),
  ).toEqual([])
  const campaign = await one('campaign')
  const running = { ...campaign, startAt: '2026-11-20T00:00:00+09:00', endAt: '2026-12-01T00:00:00+09:00' }
  expect(await monthsOf('campaign', null, running)).toEqual(['/months/11'])
})
