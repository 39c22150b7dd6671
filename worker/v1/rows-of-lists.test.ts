import { afterAll, expect, test } from 'vitest'
import { namedPrefectureKey, prefectureKey } from '#domain/search/key.ts'
import { indexText } from '#domain/search/text.ts'
import { searchPath } from '#domain/url/query-path.ts'
import { serveMemberSite } from '#tests/worker/member-site.ts'
import { staff } from '#tests/worker/office.ts'
import { ROWS_READ } from '../middleware/rows-read.ts'

const site = await serveMemberSite('rows-of-lists')
afterAll(site.stop)
const editor = await staff(site, 'editor')

const columnsOf = async (table: string, without: string[] = []): Promise<string[]> => {
  const { results } = await site.db
    .prepare('SELECT name FROM pragma_table_info(?)')
    .bind(table)
    .all<{ name: string }>()
  return results.map(({ name }) => name).filter((name) => !without.includes(name))
}
const content = await columnsOf('article_pages')
const office = await columnsOf('manuscripts', ['fields'])

const id = `printf('a%07x-0000-4000-8000-%012x', n, n)`
const code = `printf('%02d', 1 + n % 47)`
const stamp = `strftime('%Y-%m-%dT%H:%M:%fZ', '2015-01-01', '+' || n || ' hours')`
const type = `CASE n % 3 WHEN 0 THEN 'news' WHEN 1 THEN 'feature' ELSE 'experience' END`
const copied = (columns: string[], changed: Record<string, string>) =>
  columns.map((name) => changed[name] ?? `t."${name}"`).join(', ')
/** The id of a searched document: an article of the first day, with its number and prefecture (domain/search/id.ts). */
const document = '(1 << 49) | (n << 18) | ((1 + n % 47) << 12)'

/** Articles from one number to another, in lists, in the office and in the search, all with the same words. */
async function addArticles(from: number, to: number): Promise<void> {
  const numbers = `WITH RECURSIVE numbers (n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${to})`
  const article = "(SELECT * FROM article_pages WHERE status = 'published' AND type = 'feature' LIMIT 1) t"
  const [name = '', body = ''] = ['海辺の温泉', '海の見える温泉で京都の祭りを思う'].map(indexText)
  await site.db.batch(
    [
      `INSERT INTO article_pages (${content.map((column) => `"${column}"`).join(', ')})
       SELECT ${copied(content, {
         id,
         slug: `'many-' || n`,
         slug_history: `'[]'`,
         title: `'海辺の温泉 ' || n`,
         published_at: stamp,
         content_updated_at: stamp,
         prefecture_code: code,
         city_code: `${code} || '100'`,
         type,
         tags: `'["温泉","祭り"]'`,
       })} FROM numbers JOIN ${article}`,
      `INSERT INTO content_tags (kind, content_id, tag, published_at)
       SELECT 'article-page', ${id}, value, ${stamp} FROM numbers JOIN json_each('["温泉","祭り"]')`,
      `INSERT INTO search_documents (id, kind, content_id, name, name_key, reading_key, published_at)
       SELECT ${document}, 'article-page', ${id}, '海辺の温泉 ' || n, '海辺の温泉' || n, '', ${stamp} FROM numbers`,
      `INSERT INTO search_texts (id, content_id, tags, body)
       SELECT ${document}, ${id}, '["温泉","祭り"]', '海の見える温泉で京都の祭りを思う' FROM numbers`,
      `INSERT INTO search_index (rowid, name, reading, tags, catch, outline, places, keys, body)
       SELECT ${document}, '${name}', '', '', '', '', '',
         'ア ' || replace('${prefectureKey('#')} ${namedPrefectureKey('#')}', '#', ${code}), '${body}' FROM numbers`,
      `INSERT INTO manuscripts (${office.join(', ')})
       SELECT ${copied(office, {
         id,
         slug: `'many-' || n`,
         title: `'海辺の温泉 ' || n`,
         search_key: `'海辺の温泉' || n || ' many' || n`,
         saved_at: stamp,
         published_at: stamp,
         prefecture_code: code,
         type,
       })} FROM numbers
       JOIN (SELECT * FROM manuscripts WHERE kind = 'article-page' AND stage = 'published' LIMIT 1) t`,
    ].map((insert) => site.db.prepare(`${numbers} ${insert}`)),
  )
}

const q = encodeURIComponent
/** Public lists, searches and suggestions. */
const PUBLIC = [
  '/article-pages?sort=updated',
  '/article-pages?type=news',
  '/article-pages?type=news&sort=updated',
  '/article-pages?prefecture=kyoto',
  '/article-pages?prefecture=kyoto&type=news&sort=updated',
  '/article-pages?type=news&sort=updated&page=3',
  '/article-pages?region=kinki&sort=updated',
  '/article-pages?region=kinki&type=news',
  '/spots?prefecture=kyoto',
  '/spots?sort=kana',
  '/spots?month=11&category=%E6%B8%A9%E6%B3%89',
  '/hotels?sort=price',
  '/v1/article-pages',
  '/v1/article-pages?limit=100&sort=oldest',
  '/v1/article-pages?prefecture=kyoto&type=news',
  '/v1/article-pages?city=26100',
  '/v1/article-pages?tag=%E6%B8%A9%E6%B3%89',
  '/v1/article-pages?q=%E3%81%AC%E3%82%8B%E3%81%BD',
  '/v1/regions',
  '/v1/prefectures/hokkaido/cities',
  ...[
    '温泉',
    '海',
    '京都 祭り',
    '海辺の温泉',
    '海 温泉',
    '温泉 ぬるぽがっ',
    'USJ 温泉',
    'kyoto onsen',
  ].flatMap((keyword) => [
    searchPath({ keyword }),
    searchPath({ keyword, view: 'list' }),
    searchPath({ keyword, prefecture: 'kyoto' }),
    `/v1/search?q=${q(keyword)}`,
    `/v1/search?q=${q(keyword)}&kind=article-page`,
  ]),
  // Without any result, each with what is shown instead.
  ...[
    'ディズニーランド',
    '横浜',
    '札幌ラーメン',
    'きょうt',
    '京都 温泉 海辺 ぬるぽがっ',
    '海辺 祭り 温泉 京都 九州 ぬるぽがっ',
  ].flatMap((keyword) => [searchPath({ keyword }), `/v1/search?q=${q(keyword)}&month=11`]),
  `${searchPath({ keyword: '温泉', view: 'list' })}?page=5`,
  '/v1/search?prefecture=kyoto',
  '/v1/search?month=11',
  ...['き', '温泉', 'の', '海辺の温泉'].map((text) => `/v1/search/suggest?q=${q(text)}`),
]
/** Lists and searches of the office. */
const OFFICE = [
  ...['q=many-777', 'q=many-77&stage=published', 'q=nothing-at-all', 'limit=50&facets=1'],
  ...['q=海辺の温泉', 'q=海辺の温泉 many', 'q=海辺の温泉&sort=title'],
  ...[
    'factChecked=2026-01-01&sort=checked',
    'factChecked=2000-01-01',
    'changed=0',
    'changed=1',
    'comments=1',
  ],
  ...['stage=published', 'type=news&live=true', 'stage=published&prefecture=17', 'author=none&prefecture=17'],
]

const countOf = async (condition: string): Promise<number | null> =>
  site.db
    .prepare(`SELECT count(*) AS count FROM manuscripts WHERE kind = 'article-page' AND ${condition}`)
    .first('count')

/** Counted once up to a number, then among the articles of the prefecture. */
const OFFICE_TWICE = 'q=海辺の温泉&prefecture=17'

const rowsRead = async (path: string): Promise<number> => {
  const response = await fetch(site.url + path)
  await response.arrayBuffer()
  expect([path, response.status]).toEqual([path, 200])
  return Number(response.headers.get(ROWS_READ))
}

const measure = async () => ({
  pages: await Promise.all(PUBLIC.map(rowsRead)),
  office: await Promise.all(
    [...OFFICE, OFFICE_TWICE].map(
      async (query) => (await editor.request(`GET /manage/article-pages?${query}`)).rowsRead,
    ),
  ),
})

// Enough for every prefecture to have more articles than a search counts.
await addArticles(1, 5000)
const few = await measure()
await addArticles(5001, 15_000)
const many = await measure()

/** What caps leave open: another cell of a count, another tier of a search. */
const SLACK = 60

test.each(PUBLIC.map((path, index) => [decodeURIComponent(path), index] as const))(
  '%s reads at most 500 rows, and no more among 15,000 articles than among 5,000',
  (_, index) => {
    const [first = 0, second = 0] = [few.pages[index], many.pages[index]]
    expect(first).toBeGreaterThan(0)
    expect([first, second].filter((rows) => rows > 500)).toEqual([])
    expect(second - first).toBeLessThanOrEqual(SLACK)
  },
)

test.each(OFFICE.map((query, index) => [query, index] as const))(
  'the office list with %s reads at most 1,500 rows among 15,000 articles',
  (_, index) => {
    expect(Math.max(few.office[index] ?? 0, many.office[index] ?? 0)).toBeLessThanOrEqual(1500)
  },
)

test('an office list of common words in a prefecture reads at most 3,000 rows', () => {
  expect(Math.max(few.office.at(-1) ?? 0, many.office.at(-1) ?? 0)).toBeLessThanOrEqual(3000)
})

test('a broad search says that there are more results than were counted', async () => {
  const { search } = (await (await fetch(`${site.url}/v1/search?q=${q('温泉')}`)).json()).data
  expect(search).toMatchObject({ total: 100, isMore: true })
  const articles = search.groups.find(({ kind }: { kind: string }) => kind === 'article-page')
  expect(articles).toMatchObject({ isMore: true })
  expect(articles.hits).toHaveLength(20)
  const page = await (await fetch(site.url + searchPath({ keyword: '温泉' }))).text()
  expect(page.replaceAll(/<!--.*?-->|<[^>]+>/g, '')).toContain('100件以上見つかりました。')
})

test('a list of the office that was not counted to its end says that there is more, and can be paged through', async () => {
  const list = async (query: string) =>
    (await editor.request(`GET /manage/article-pages?limit=100&facets=1&${query}`)).body.data.manuscripts
  const first = await list('q=海辺の温泉')
  expect(first.meta).toMatchObject({ total: 250, isMore: true })
  expect(first.meta).not.toHaveProperty('facets')
  const second = await list(`q=海辺の温泉&cursor=${first.meta.cursor}`)
  expect(new Set([...first.list, ...second.list].map(({ id }: { id: string }) => id)).size).toBe(200)
  // Few articles of a prefecture are counted to the end.
  const narrow = await list('q=海辺の温泉&prefecture=17')
  expect(narrow.meta.total).toBe(
    await countOf("prefecture_code = '17' AND instr(search_key, '海辺の温泉') > 0"),
  )
  expect(narrow.meta.isMore).toBeUndefined()
})

test('a search without results says so of the searches that it suggests', async () => {
  const { search } = (await (await fetch(`${site.url}/v1/search?q=${q('温泉 ぬるぽがっ')}`)).json()).data
  expect(search.help).toContainEqual({ query: { keyword: '温泉' }, total: 50, isMore: true })
})

test('the results of a broad search can be paged through beyond what is counted', async () => {
  const page = async (number: number) =>
    (await fetch(`${site.url}${searchPath({ keyword: '温泉', kind: 'article-page' })}?page=${number}`)).status
  expect([await page(6), await page(50), await page(51)]).toEqual([200, 200, 404])
})

test('a list counts what is public at the moment, whatever is published ahead or has ended', async () => {
  const total = async () =>
    (await (await fetch(`${site.url}/v1/article-pages?type=news&prefecture=kyoto`)).json()).data.articlePages
      .meta.total
  const before = await total()
  const change = (set: string, n: number) =>
    site.db.prepare(`UPDATE article_pages SET ${set} WHERE slug = ?`).bind(`many-${n}`).run()
  // 1 + n % 47 = 26 and n % 3 = 0.
  const [ahead, ended, gone, moved] = [72, 213, 354, 495]
  await change("published_at = '2999-01-01T00:00:00.000Z'", ahead)
  expect(await total()).toBe(before - 1)
  await change("unpublish_at = '2020-01-01T00:00:00.000Z'", ended)
  await change("status = 'archived'", gone)
  await change("prefecture_code = '27'", moved)
  expect(await total()).toBe(before - 4)
  await change("unpublish_at = '2999-01-01T00:00:00.000Z'", ended)
  await change("prefecture_code = '26'", moved)
  expect(await total()).toBe(before - 2)
  await site.db.prepare('DELETE FROM article_pages WHERE slug = ?').bind(`many-${moved}`).run()
  expect(await total()).toBe(before - 3)
})

test('a page that never was reads a few rows', async () => {
  const response = await fetch(`${site.url}/article-pages/never-was`)
  await response.arrayBuffer()
  expect(response.status).toBe(404)
  expect(Number(response.headers.get(ROWS_READ))).toBeLessThanOrEqual(10)
})
