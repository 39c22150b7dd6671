import { expect, test } from 'vitest'
import type { ArticlePage } from '#domain/content/article-page.ts'
import type { ContentRef } from '#domain/content/ref.ts'
import { seedId } from '#seed/identity.ts'
import { articleAbout, NOW, saveContent, smallSite } from '#tests/worker/small-site.ts'
import { listRelatedArticles } from './related-articles.server.ts'

const { db, things, model } = await smallSite()
const [pond, castle] = things.filter(({ kind }) => kind === 'spot')
const goods = things.filter(({ kind }) => kind === 'goods')
if (!pond || !castle || goods.length < 3) throw new Error('too few things')

let published = 0
const NOWHERE = { prefectureCode: null, cityCode: null, tags: [] as string[] }

/** An article that is published a day after the former one. */
const anArticle = async (about: readonly ContentRef[], own: Partial<ArticlePage> = {}) => {
  published += 1
  const publishedAt = new Date(Date.UTC(2026, 0, published)).toISOString()
  const id = seedId('related', String(published))
  const article = articleAbout(model, about, { ...NOWHERE, id, type: 'feature', publishedAt, ...own })
  await saveContent(db, 'article-page', article)
  return article
}
const related = async (article: ArticlePage, limit = 4) =>
  (await listRelatedArticles(db, article, limit, NOW)).map(({ id }) => id)

test('articles about the same place come first, then those that share most products', async () => {
  const [socks, lamp, cake] = goods as [ContentRef, ContentRef, ContentRef]
  const cakes = await anArticle([cake])
  const both = await anArticle([cake, lamp])
  const place = await anArticle([pond])
  await anArticle([socks])
  expect(await related(await anArticle([pond, cake, lamp]))).toEqual([place.id, both.id, cakes.id])
})

test('then come articles of the same municipality, of the prefecture, and with the same tags', async () => {
  const own = { prefectureCode: '01', cityCode: '01100', tags: ['静けさ', '朝'] }
  const city = await anArticle([], { ...own, tags: [] })
  const tagged = await anArticle([], { ...NOWHERE, tags: own.tags })
  const prefecture = await anArticle([], { ...own, cityCode: null, tags: [] })
  const place = await anArticle([castle])
  const article = await anArticle([castle], own)
  expect(await related(article)).toEqual([place.id, city.id, prefecture.id, tagged.id])
})

test('of many articles about one place, those published next to an article are related to it', async () => {
  const place = { prefectureCode: '16' }
  const articles: ArticlePage[] = []
  for (let count = 0; count < 9; count += 1) articles.push(await anArticle([], place))
  const ids = articles.map(({ id }) => id)
  expect(await related(articles[4] as ArticlePage, 9)).toEqual([ids[6], ids[5], ids[3], ids[2], ids[1]])
  expect(await related(articles[8] as ArticlePage, 9)).toEqual([ids[7], ids[6], ids[5]])
  expect(await related(articles[0] as ArticlePage, 9)).toEqual([ids[2], ids[1]])
})

test('advertisements are not related, ended events come last, and what is not public is passed over', async () => {
  const place = { prefectureCode: '17' }
  const paid = { kind: 'pr' as const, sponsorName: '広告主', text: null }
  const feature = await anArticle([], place)
  const ended = { type: 'news' as const, eventDate: '2026-01-01', endDate: '2026-01-02' }
  const event = await anArticle([], { ...place, ...ended })
  await anArticle([], { ...place, disclosure: paid })
  await anArticle([], { ...place, status: 'archived' })
  await anArticle([], { ...place, unpublishAt: '2026-02-01T00:00:00.000Z' })
  expect(await related(await anArticle([], place))).toEqual([feature.id, event.id])
})
