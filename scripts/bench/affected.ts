import { parseArgs } from 'node:util'
import type { ArticlePage } from '#domain/content/article-page.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { CONTENT_TABLES } from '#worker/db/content/content-tables.server.ts'
import { fieldsOf, type Row } from '#worker/db/row.ts'
import { affectedAddresses } from '#worker/publish/affected-addresses.ts'
import { localD1File, openSqliteD1 } from '../local/sqlite-d1.ts'
import { figure } from './figures.ts'
import { benchState } from './state.ts'

// The addresses that publications of articles affect, by their place on the site, among many articles: `node
// scripts/bench/affected.ts --articles 3000`. Nothing is rendered or written.

const SAMPLE = 60

const { values } = parseArgs({ options: { articles: { type: 'string', default: '3000' } } })
const { db: sqlite, close } = openSqliteD1(localD1File(await benchState(Number(values.articles))))
const db = sqlite as unknown as D1Database
const now = new Date()

const { columns, schema, table } = CONTENT_TABLES['article-page']
const { results } = await db
  .prepare(
    `SELECT * FROM (SELECT *, row_number() OVER (ORDER BY published_at) AS n, count(*) OVER () AS total
     FROM ${table} WHERE status = 'published') WHERE n % (total / ${SAMPLE}) = 0`,
  )
  .all<Row>()
const articles = results.map((row) => schema.parse(fieldsOf(columns, row)) as ArticlePage)

/** `/article-pages/x` and `/article-pages?page=2` are different places of the site, two prefectures the same. */
const placeOf = (path: string): string =>
  path.replace(/\?page=\d+/, '?page=N').replace(/(?<=^\/[^/]+\/)[^/*]+/, 'X')

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
const shown = (numbers: readonly number[]): string => `median ${median(numbers)}, max ${Math.max(...numbers)}`

type Change = (article: ArticlePage) => [before: ArticlePage | null, after: ArticlePage | null]
const CHANGES: Record<string, Change> = {
  'a new article': (article) => [
    null,
    { ...article, id: randomIdentifier(), slug: 'new', publishedAt: now.toISOString() },
  ],
  'another title': (article) => [article, { ...article, title: '別の題' }],
  'other blocks': (article) => [article, { ...article, blocks: article.blocks.slice(1), tags: ['新しい札'] }],
  'an article gone': (article) => [article, null],
}

for (const [title, change] of Object.entries(CHANGES)) {
  const counts: number[] = []
  const places = new Map<string, number[]>()
  for (const article of articles) {
    const [before, after] = change(article)
    const paths = await affectedAddresses(db, [{ kind: 'article-page', before, after }], now)
    counts.push(paths.length)
    const groups = Map.groupBy(paths, ({ path }) => placeOf(path))
    for (const [place, group] of groups) places.set(place, [...(places.get(place) ?? []), group.length])
  }
  console.log(`${title}: ${shown(counts)}`)
  figure({
    part: 'publish',
    what: `addresses affected by ${title}`,
    value: Math.max(...counts),
    unit: '',
    floor: { what: 'the article alone', value: 1, unit: '' },
    note: `at most; median ${median(counts)}`,
  })
  for (const [place, numbers] of places)
    console.log(`  ${place}: ${shown([...numbers, ...Array(counts.length - numbers.length).fill(0)])}`)
}
close()
