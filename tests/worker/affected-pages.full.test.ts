import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ArticlePage } from '#domain/content/article-page.ts'
import { NO_DISCLOSURE } from '#domain/content/disclosure.ts'
import { seedId } from '#seed/identity.ts'
import { scaleArticles } from '#seed/scale.ts'
import { pagesMentioning } from '#worker/db/publications/affected.server.ts'
import { affectedAddresses } from '#worker/publish/affected-addresses.ts'
import { pageAddress } from '#worker/publish/ranked-addresses.ts'
import { checkProperty, FUZZ_TIMEOUT } from '../fuzz/runs.ts'
import { articleAbout, everyPage, NOW, saveContent, smallSite } from './small-site.ts'

const { db, things, themes, authors, articles: samples, model } = await smallSite()
for (const theme of themes) await saveContent(db, 'theme', theme)

/** A municipality with one entry less than a page takes. */
const sparse = await db
  .prepare(
    `SELECT city_code AS code FROM (SELECT city_code FROM spots UNION ALL SELECT city_code FROM hotels
     UNION ALL SELECT city_code FROM restaurants UNION ALL SELECT city_code FROM activities
     UNION ALL SELECT city_code FROM gifts) GROUP BY city_code HAVING count(*) = 2 ORDER BY city_code LIMIT 1`,
  )
  .first<string>('code')

/** Few values for each field, so that many articles share them. */
const ids = Array.from({ length: 14 }, (_, index) => seedId('small site', String(index)))
const moments = Array.from({ length: 6 }, (_, index) => `2026-1${index % 2}-0${1 + index}T00:00:00.000Z`)
const ad = { kind: 'pr' as const, sponsorName: '広告主', text: null }

const anArticle = fc.record({
  about: fc.subarray([...things.slice(0, 6), ...things.slice(-4)], { maxLength: 5 }),
  publishedAt: fc.constantFrom(...moments),
  title: fc.constantFrom('朝の市', '夜の市'),
  authorId: fc.constantFrom(...authors.slice(0, 2).map((author) => author.id), null),
  // Two of them are those of a theme.
  tags: fc.subarray(['冬', '鉄道', '市場']),
  prefectureCode: fc.constantFrom('17', '16', '01', null),
  cityCode: fc.constantFrom('17201', sparse, null),
  disclosure: fc.constantFrom(NO_DISCLOSURE, NO_DISCLOSURE, ad),
  type: fc.constantFrom('news' as const, 'feature' as const),
  endDate: fc.constantFrom(null, '2026-01-02', '2026-12-05'),
  status: fc.constantFrom('published' as const, 'published' as const, 'archived' as const),
})
type Drawn = typeof anArticle extends fc.Arbitrary<infer Value> ? Value : never
/** Each is saved later than the ones before it. */
let saved = NOW.getTime()
const articleOf = (id: string, { about, ...own }: Drawn) => {
  saved += 1000
  return articleAbout(model, about, {
    ...own,
    id,
    eventDate: '2026-01-01',
    contentUpdatedAt: own.publishedAt,
    updatedAt: new Date(saved).toISOString(),
  })
}

const visible = (article: ArticlePage | undefined) => (article?.status === 'published' ? article : null)

const site = fc.record({
  articles: fc.array(anArticle, { maxLength: 13, size: 'max' }),
  edits: fc.array(fc.tuple(fc.constantFrom(...ids), anArticle), { minLength: 1, maxLength: 4 }),
})

const ROWS = [
  'DELETE FROM article_pages WHERE id = ?',
  'DELETE FROM article_themes WHERE article_id = ?',
  'DELETE FROM content_mentions WHERE from_id = ?',
  'DELETE FROM content_tags WHERE content_id = ?',
]

test('every page that a publication changes is among its addresses (R39)', {
  timeout: FUZZ_TIMEOUT,
}, async () => {
  await checkProperty(60, site, async ({ articles, edits }) => {
    for (const id of ids) await db.batch(ROWS.map((sql) => db.prepare(sql).bind(id)))
    const stored = new Map<string, ArticlePage>()
    const save = async (article: ArticlePage) => {
      await saveContent(db, 'article-page', article)
      stored.set(article.id, article)
    }
    for (const [index, drawn] of articles.entries()) await save(articleOf(ids[index] ?? '', drawn))
    let former = await everyPage(db)
    for (const [id, drawn] of edits) {
      const [before, after] = [visible(stored.get(id)), articleOf(id, drawn)]
      await save(after)
      const changes = [{ kind: 'article-page' as const, before, after: visible(after) }]
      const affected = new Set((await affectedAddresses(db, changes, NOW)).map(({ path }) => path))
      const present = await everyPage(db)
      const changed = [...former.keys(), ...present.keys()].filter(
        (path) => former.get(path) !== present.get(path),
      )
      expect(changed.filter((path) => !affected.has(path))).toEqual([])
      former = present
    }
  })
})

test('a publication of an article affects at most 60 addresses, however many there are (R39)', async () => {
  const sizes: number[] = []
  for (const count of [200, 1200]) {
    const { db: large } = await smallSite()
    const articles = [...samples, ...scaleArticles(samples, count)]
    for (const article of articles) await saveContent(large, 'article-page', article)
    const addresses = async (before: ArticlePage | null, after: ArticlePage | null) => {
      const changes = [{ kind: 'article-page' as const, before, after }]
      const paths = (await affectedAddresses(large, changes, NOW)).map(({ path }) => path)
      // Articles with its card, or with a link to it, must show what changed.
      const linking = before ? (await pagesMentioning(large, before.id, NOW)).map(pageAddress) : []
      return paths.filter((path) => !linking.includes(path))
    }
    for (let index = 0; index < articles.length; index += Math.ceil(articles.length / 40)) {
      const article = articles[index] as ArticlePage
      const one = { ...article, id: seedId('one more'), slug: 'one-more', publishedAt: NOW.toISOString() }
      const added = await addresses(null, one)
      expect(added.filter((path) => path.startsWith('/article-pages/')).length).toBeLessThanOrEqual(15)
      const edited = await addresses(article, {
        ...article,
        title: '別の題',
        blocks: article.blocks.slice(2),
      })
      sizes.push(added.length, edited.length, (await addresses(article, null)).length)
    }
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(60)
  expect(Math.min(...sizes)).toBeGreaterThan(5)
})

test('articles published before they had themes have the same ones as those saved since', async () => {
  for (const article of samples) await saveContent(db, 'article-page', article)
  const themes = async () =>
    (await db.prepare('SELECT * FROM article_themes ORDER BY article_id, theme').all()).results
  const saved = await themes()
  expect(saved.length).toBeGreaterThan(200)
  await db.exec('DROP TABLE article_themes')
  await db.exec(readFileSync('worker/db/migrations/0055_article_themes.sql', 'utf8'))
  expect(await themes()).toEqual(saved)
})
