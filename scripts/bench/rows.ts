import { parseArgs } from 'node:util'
import { ALL_CONTENT_KINDS } from '#domain/content/kind.ts'
import { createContentRepository } from '#worker/db/content/content.server.ts'
import { listManuscripts, searchManuscripts } from '#worker/db/manuscripts/lists.server.ts'
import { countedDatabase } from '#worker/middleware/rows-read.ts'
import { serveWorkers } from '../local/serve.ts'
import { figure } from './figures.ts'
import { benchState } from './state.ts'

// The rows that D1 reads for lists, searches and suggestions, by the number of articles:
// `node scripts/bench/rows.ts --articles 1000 --articles 10000`, or of folders: `--state .wrangler/state`. `--only` takes a
// part of the names. Needs no build.

const { values } = parseArgs({
  options: {
    articles: { type: 'string', multiple: true, default: ['1000', '10000'] },
    state: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', default: '' },
  },
})

type Content = ReturnType<typeof createContentRepository>
type Read = (content: Content, db: D1Database) => Promise<unknown>

const PAGE = { limit: 20, offset: 0 }
const KINDS = { perKind: 8 }
const API = { perKind: 20 }
const requester = { accountId: 'nobody', reach: { any: ALL_CONTENT_KINDS, own: [] } }
const office =
  (filter: Parameters<typeof listManuscripts>[1]['filter'], sort: 'updated' | 'title' = 'updated'): Read =>
  (_, db) =>
    listManuscripts(db, { filter, sort, order: 'desc', limit: 50, requester })

const READS: Record<string, Read> = {
  'list of articles: cells': (content) => content.listCells('article-page'),
  'list of spots: cells': (content) => content.listCells('spot'),
  'list of articles': (content) => content.listedCards('article-page', {}, PAGE),
  'list of articles, page 50': (content) =>
    content.listedCards('article-page', {}, { limit: 20, offset: 980 }),
  'list of articles, last updated first': (content) =>
    content.listedCards('article-page', { sort: 'updated' }, PAGE),
  'list of articles, one type': (content) => content.listedCards('article-page', { type: 'news' }, PAGE),
  'list of articles, one type, last updated': (content) =>
    content.listedCards('article-page', { type: 'news', sort: 'updated' }, PAGE),
  'list of articles, a prefecture': (content) =>
    content.listedCards('article-page', { prefecture: 'hyogo' }, PAGE),
  'list of articles, a prefecture, last updated': (content) =>
    content.listedCards('article-page', { prefecture: 'hyogo', sort: 'updated' }, PAGE),
  'list of articles, a prefecture without': (content) =>
    content.listedCards('article-page', { prefecture: 'saga', type: 'news' }, PAGE),
  'list of articles, a region': (content) => content.listedCards('article-page', { region: 'kinki' }, PAGE),
  'list of articles, a region and type': (content) =>
    content.listedCards('article-page', { region: 'kinki', type: 'news', sort: 'updated' }, PAGE),
  'list of spots, by reading': (content) => content.listedCards('spot', { sort: 'kana' }, PAGE),
  'list of spots, a prefecture': (content) => content.listedCards('spot', { prefecture: 'hyogo' }, PAGE),
  'list of spots, a month': (content) => content.listedCards('spot', { month: '11' }, PAGE),
  'list of hotels, by price': (content) => content.listedCards('hotel', { sort: 'price' }, PAGE),
  'API articles': (content) => content.pageOfCards('article-page', {}, { limit: 20 }),
  'API articles, oldest, 100': (content) =>
    content.pageOfCards('article-page', {}, { limit: 100, order: 'oldest' }),
  'API articles, type': (content) => content.pageOfCards('article-page', { type: 'news' }, { limit: 20 }),
  'API articles, prefecture': (content) =>
    content.pageOfCards('article-page', { prefecture: '28' }, { limit: 20 }),
  'API articles, city': (content) => content.pageOfCards('article-page', { city: '26100' }, { limit: 20 }),
  'API articles, tag': (content) => content.pageOfCards('article-page', { tag: '温泉' }, { limit: 20 }),
  'API articles, q': (content) => content.pageOfCards('article-page', { keyword: '温泉' }, { limit: 20 }),
  'API articles, q without results': (content) =>
    content.pageOfCards('article-page', { keyword: 'ぬるぽ' }, { limit: 20 }),
  'API spots, month': (content) => content.pageOfCards('spot', { month: 11 }, { limit: 20 }),
  ...Object.fromEntries(
    (
      [
        ['温泉', {}],
        ['海', {}],
        ['城崎', {}],
        ['京都', {}],
        ['京都 紅葉', {}],
        ['温泉 海', {}],
        ['京都タワー', {}],
        ['かなざわ', {}],
        ['温泉', { kind: 'hotel' }],
        ['温泉', { kind: 'article-page' }],
        ['温泉', { prefecture: 'hyogo' }],
        ['', { month: 11 }],
        ['', { prefecture: 'hyogo' }],
        ['', { tag: '温泉' }],
        ['', { city: '28209' }],
        ['ぬるぽがっ', {}],
        ['温泉 ぬるぽがっ', {}],
      ] as const
    ).flatMap(([keyword, rest]): [string, Read][] => {
      const name = `${keyword} ${Object.entries(rest).flat().join(' ')}`
      const query = { ...(keyword && { keyword }), ...rest }
      return 'kind' in rest
        ? [[`search page ${name}`, (content) => content.search(query, PAGE)]]
        : [
            [`search page ${name}`, (content) => content.search(query, KINDS)],
            [`API search ${name}`, (content) => content.search(query, API)],
          ]
    }),
  ),
  'search 温泉, in one list': (content) => content.search({ keyword: '温泉' }, PAGE),
  'search 温泉, in one list, page 50': (content) =>
    content.search({ keyword: '温泉' }, { limit: 20, offset: 980 }),
  'suggest き': (content) => content.suggest('き'),
  'suggest 温泉': (content) => content.suggest('温泉'),
  'suggest の': (content) => content.suggest('の'),
  'suggest a': (content) => content.suggest('a'),
  'suggest ぬるぽがっ': (content) => content.suggest('ぬるぽがっ'),
  '404: an article': (content) => content.findFormerPage('article-page', 'not-there'),
  'office: list': office({ kind: ['article-page'] }),
  'office: published': office({ kind: ['article-page'], stage: ['published'] }),
  'office: news, published': office({ kind: ['article-page'], type: ['news'], stage: ['published'] }),
  'office: prefecture, published': office({ kind: ['article-page'], prefecture: '17', stage: ['published'] }),
  'office: q 温泉': office({ kind: ['article-page'], q: '温泉' }),
  'office: q 雪 鉄道': office({ kind: ['article-page'], q: '雪 鉄道' }),
  'office: q without results': office({ kind: ['article-page'], q: 'どこにもない' }),
  'office: q かなざわ of all kinds': office({ q: 'かなざわ' }),
  'office: mention 温泉': (_, db) => searchManuscripts(db, { kind: ['article-page'], q: '温泉' }, requester),
  'office: mention nothing': (_, db) =>
    searchManuscripts(db, { kind: ['article-page'], q: 'どこにもない' }, requester),
}

type Figure = { rows: number; ms: number }
const measured = new Map<string, Figure[]>()
const states =
  values.state.length > 0
    ? values.state
    : await Promise.all(values.articles.map((articles) => benchState(Number(articles))))
for (const stateDir of states) {
  const server = await serveWorkers({
    stateDir,
    workers: [
      {
        name: 'rows',
        modules: true,
        script: 'export default { fetch: () => new Response() }',
        compatibilityDate: '2026-01-01',
        d1Databases: { DB: 'DB' },
      },
    ],
  })
  const db = (await server.miniflare.getD1Database('DB')) as unknown as D1Database
  for (const [name, read] of Object.entries(READS)) {
    if (!name.includes(values.only)) continue
    const once = async () => {
      const count = { rows: 0, queries: 0 }
      const counted = countedDatabase(db, count)
      const begun = performance.now()
      await read(createContentRepository(counted, new Date()), counted)
      return { rows: count.rows, ms: performance.now() - begun }
    }
    await once()
    const { rows, ms } = await once()
    measured.set(name, [...(measured.get(name) ?? []), { rows, ms }])
    figure({
      part: 'rows',
      what: name,
      value: rows,
      unit: 'rows',
      floor: { what: 'one row', value: 1, unit: 'rows' },
      note: `${ms.toFixed(1)} ms`,
    })
  }
  await server.stop()
}

for (const [name, figures] of measured)
  console.info(
    `${figures.map(({ rows, ms }) => `${String(rows).padStart(7)} rows ${ms.toFixed(1).padStart(6)} ms`).join('  ')}   ${name}`,
  )
