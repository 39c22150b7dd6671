import { afterAll, expect, test } from 'vitest'
import { ALL_CONTENT_KINDS } from '#domain/content/kind.ts'
import { Manuscript } from '#domain/manuscript/manuscript.ts'
import { serveMemberSite } from '#tests/worker/member-site.ts'
import { aCompleteDraft, aDraft, newStaff, staff } from '#tests/worker/office.ts'

const site = await serveMemberSite('manuscript-lists')
afterAll(site.stop)
const editor = await staff(site, 'editor')
const publisher = await staff(site, 'publisher')
const contributor = await newStaff(site, 'contributor')

const ARTICLES = 10_000
const columnsOf = async (table: string) => {
  const { results } = await site.db
    .prepare(`SELECT name FROM pragma_table_info('${table}')`)
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}
const numbered = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${ARTICLES})`
const idOf = `printf('a%07x-0000-4000-8000-%012x', n, n)`
const copies = (columns: string[], changed: Record<string, string>) =>
  columns.map((name) => changed[name] ?? `t."${name}"`).join(', ')
const content = await columnsOf('article_pages')
/** As many articles as on a large site: copies of samples with other names, and a manuscript for each. */
const office = (await columnsOf('manuscripts')).filter((name) => name !== 'fields')
const stamp = `strftime('%Y-%m-%dT%H:%M:%fZ', '2020-01-01', '+' || n || ' hours')`
await site.db.batch([
  site.db.prepare(
    `${numbered} INSERT INTO article_pages (${content.map((name) => `"${name}"`).join(', ')})
     SELECT ${copies(content, { id: idOf, slug: `'many-' || n`, title: `'多くの記事 ' || n`, published_at: stamp, slug_history: `'[]'` })}
     FROM numbers JOIN (SELECT * FROM article_pages WHERE status = 'published' LIMIT 1) t`,
  ),
  site.db.prepare(
    `${numbered} INSERT INTO manuscripts (${office.join(', ')})
     SELECT ${copies(office, {
       id: idOf,
       slug: `'many-' || n`,
       title: `'多くの記事 ' || n`,
       search_key: `'多くの記事' || n || ' many' || n`,
       saved_at: stamp,
       published_at: stamp,
       prefecture_code: `printf('%02d', 1 + n % 47)`,
       type: `CASE n % 3 WHEN 0 THEN 'news' WHEN 1 THEN 'feature' ELSE 'experience' END`,
     })}
     FROM numbers JOIN (SELECT * FROM manuscripts WHERE kind = 'article-page' AND stage = 'published' LIMIT 1) t`,
  ),
])

type Meta = { total: number; limit: number; cursor?: string; facets?: Record<string, Record<string, number>> }
const list = async (path: string, by = editor) => {
  const answer = await by.request(`GET /manage/${path}`)
  expect([path, answer.status]).toEqual([path, 200])
  const { manuscripts } = answer.body.data as { manuscripts: { list: Manuscript[]; meta: Meta } }
  return { ...manuscripts, rowsRead: answer.rowsRead }
}
const count = async (where: string) =>
  site.db.prepare(`SELECT count(*) AS n FROM manuscripts WHERE ${where}`).first<number>('n')

test('each kind has its list, and one list has them all (R40)', async () => {
  for (const kind of ALL_CONTENT_KINDS) {
    const { meta } = await list(`manuscripts?kind=${kind}&limit=1`)
    expect([kind, meta.total]).toEqual([kind, await count(`kind = '${kind}'`)])
  }
  const { list: spots, meta } = await list('spots?limit=100')
  expect(spots).toHaveLength(100)
  for (const spot of spots) expect(Manuscript.parse(spot).kind).toBe('spot')
  expect(meta).toMatchObject({ total: await count("kind = 'spot'"), limit: 100 })
})

test.each([
  ['updated', 'desc', (one: Manuscript) => one.updatedAt],
  ['published', 'desc', (one: Manuscript) => one.publishedAt ?? ''],
  ['published', 'asc', (one: Manuscript) => one.publishedAt ?? ''],
  ['checked', 'asc', (one: Manuscript) => one.factCheckedAt ?? ''],
] as const)(
  'sorted by %s (%s) every manuscript comes once, in order, page by page',
  async (sort, order, key) => {
    const all: Manuscript[] = []
    for (let cursor = ''; ; ) {
      const page = await list(`spots?limit=30&sort=${sort}&order=${order}${cursor && `&cursor=${cursor}`}`)
      all.push(...page.list)
      if (!page.meta.cursor) break
      cursor = page.meta.cursor
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(await count("kind = 'spot'"))
    const keys = all.map(key)
    expect(keys).toEqual(keys.toSorted((a, b) => (order === 'asc' ? 1 : -1) * (a < b ? -1 : a > b ? 1 : 0)))
  },
)

test.each([
  ['stage=draft,review', "stage IN ('draft', 'review')"],
  ['type=news', "type = 'news'"],
  ['prefecture=26', "prefecture_code = '26'"],
  ['prefecture=none', 'prefecture_code IS NULL'],
  ['author=none', 'author_id IS NULL'],
  ['disclosure=none', "disclosure_kind = 'none'"],
  ['disclosure=none,pr', "disclosure_kind IN ('none', 'pr')"],
  ['disclosure=pr,affiliate', "disclosure_kind IN ('pr', 'affiliate')"],
  ['live=0', 'is_live = 0'],
  ['changed=1', 'has_changes = 1'],
  ['comments=1', 'open_comments > 0'],
  ['factChecked=2026-06-01', "(fact_checked_at IS NULL OR fact_checked_at < '2026-05-31T15:00:00.000Z')"],
  ['q=many-77&prefecture=31', "search_key LIKE '%many77%' AND prefecture_code = '31'"],
])('%s filters the list and its counts alike', async (query, where) => {
  const { list: found, meta } = await list(`article-pages?limit=100&${query}`)
  const total = await count(`kind = 'article-page' AND ${where}`)
  expect(meta.total).toBe(total)
  expect(found).toHaveLength(Math.min(100, total ?? 0))
})

test('a facet counts each of its values with the other filters applied (R40)', async () => {
  const { meta } = await list('article-pages?facets=1&type=news&stage=published&limit=1')
  const inStage = await site.db
    .prepare(
      "SELECT type, count(*) AS n FROM manuscripts WHERE kind = 'article-page' AND stage = 'published' GROUP BY type",
    )
    .all<{ type: string; n: number }>()
  expect(meta.facets?.type).toEqual(Object.fromEntries(inStage.results.map(({ type, n }) => [type, n])))
  expect(meta.facets?.stage?.draft ?? 0).toBe(
    await count("kind = 'article-page' AND type = 'news' AND stage = 'draft'"),
  )
  const plain = await list('article-pages?facets=1&limit=1')
  expect(plain.meta.facets?.stage?.published).toBe(
    await count("kind = 'article-page' AND stage = 'published'"),
  )
  const everywhere = await list('manuscripts?facets=1&limit=1')
  expect(everywhere.meta.facets?.kind?.spot).toBe(await count("kind = 'spot'"))
})

test('a search finds titles and slugs in any spelling (R40)', async () => {
  const draft = await aDraft(editor, 'article-pages', {
    title: 'ｷｮｳﾄのＣａｆｅ めぐり',
    slug: 'kyoto-cafe-walk',
  })
  for (const q of [
    'キョウト',
    'きょうと cafe',
    'CAFE めぐり',
    'kyoto-cafe',
    'kyotocafe',
    '　ｶﾌｪ  ',
    'cafeめぐり',
  ]) {
    const { list: found } = await list(`article-pages?q=${encodeURIComponent(q)}`)
    expect([q, found.some(({ id }) => id === draft.manuscript.id)]).toEqual([q, q.trim() !== 'ｶﾌｪ'])
  }
  const { meta } = await list(`article-pages?q=${encodeURIComponent("%' OR 1=1 --")}`)
  expect(meta.total).toBe(0)
})

test('a contributor sees their own, whatever the filter (R189)', async () => {
  const own = await aDraft(contributor, 'article-pages', { title: '自分の下書き' })
  for (const path of [
    'article-pages',
    'manuscripts',
    `manuscripts?owner=${editor.accountId}`,
    'article-pages?facets=1',
  ]) {
    const { list: found, meta } = await list(path, contributor)
    for (const { ownerId } of found) expect(ownerId).toBe(contributor.accountId)
    expect(meta.total).toBe(path.includes('owner') ? 0 : 1)
  }
  expect(
    (await list('manuscripts?mine=1', editor)).list.every(({ ownerId }) => ownerId === editor.accountId),
  ).toBe(true)
  // For mentions they find public content and their own; not the drafts of others.
  const others = await aDraft(editor, 'article-pages', { title: '他人の下書き' })
  const found = async (q: string, by = contributor) => {
    const { body } = await by.request(
      `GET /manage/search-content?kind=article-page,spot&q=${encodeURIComponent(q)}`,
    )
    return (body.data.content.list as Manuscript[]).map(({ id }) => id)
  }
  expect(await found('下書き')).toEqual([own.manuscript.id])
  expect(await found('他人の下書き', publisher)).toEqual([others.manuscript.id])
  expect(await found('多くの記事')).toHaveLength(20)
})

test.each([
  'limit=0',
  'limit=101',
  'sort=size',
  'stage=gone',
  'cursor=x',
  'nobody=1',
  'factChecked=yesterday',
  'author=me',
])('a list with %s is refused', async (query) => {
  const { status, body } = await editor.request(`GET /manage/article-pages?${query}`)
  expect([status, body.errors[0].message]).toEqual([422, expect.stringMatching(/[ぁ-ん]/)])
})

/**
 * The maximum of rows that D1 reads for a call with 10,000 articles. The duration is printed, and judged by the
 * benchmark.
 */
const draft = await aCompleteDraft(publisher)
const endpoint = `/manage/article-pages/${draft.manuscript.id}`
const BOUNDS: [endpoint: string, rows: number, body?: () => unknown][] = [
  ['GET /manage/article-pages?limit=50', 900],
  ['GET /manage/article-pages?limit=100&facets=1', 1500],
  ['GET /manage/manuscripts?limit=50&facets=1', 900],
  ['GET /manage/manuscripts?mine=1&limit=50', 400],
  ['GET /manage/article-pages?stage=published&sort=updated&limit=50', 11_500],
  ['GET /manage/article-pages?type=news&stage=published&facets=1', 1500],
  ['GET /manage/article-pages?q=%E5%A4%9A%E3%81%8F%209999', 1500],
  ['GET /manage/article-pages?q=nothing-at-all', 1500],
  ['GET /manage/search-content?kind=article-page&q=9999', 1500],
  [`GET ${endpoint}`, 200],
  // Every part of the fields is a row for the trigger that finds pictures in them.
  [
    `PATCH ${endpoint}`,
    1000,
    () => ({ version: 1, fields: { ...draft.fields, title: '一万件のなかの保存' } }),
  ],
  [`GET ${endpoint}/revisions`, 100],
  [`GET ${endpoint}/comments`, 60],
]

test('among 10,000 articles every call reads a bounded number of rows (R40)', async () => {
  expect(await count("kind = 'article-page'")).toBeGreaterThan(ARTICLES)
  const figures: string[] = []
  for (const [search, rows, body] of BOUNDS) {
    const method = search.startsWith('GET')
    if (method) await editor.request(search)
    const startedAt = performance.now()
    const { status, rowsRead } = await editor.request(search, body?.())
    const took = performance.now() - startedAt
    figures.push(`${search}: ${Math.round(took)} ms, ${rowsRead} rows`)
    expect([search, status]).toEqual([search, 200])
    expect.soft(rowsRead, search).toBeLessThanOrEqual(rows)
  }
  console.log(figures.join('\n'))
})
