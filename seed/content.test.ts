import { expect, test } from 'vitest'
import { Block } from '#domain/blocks/block.ts'
import { refsOfBlocks } from '#domain/blocks/refs.ts'
import type { ArticlePage } from '#domain/content/article-page.ts'
import { ALL_ARTICLE_TYPES } from '#domain/content/article-type.ts'
import type { Campaign } from '#domain/content/campaign.ts'
import { campaignState } from '#domain/content/campaign-state.ts'
import { ALL_CONTENT_KINDS, type ContentKind, isPlaceKind } from '#domain/content/kind.ts'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import { loadSampleContent } from './content.ts'

const now = new Date('2026-11-21T12:00:00+09:00')
const { authors, entities, articles } = await loadSampleContent(now)
const published = (kind: ContentKind) => entities[kind].filter(({ status }) => status === 'published')

test.each<[ContentKind, number]>([
  ['spot', 120],
  ['hotel', 50],
  ['restaurant', 20],
  ['activity', 20],
  ['gift', 50],
  ['goods', 20],
  ['product', 12],
  ['feature', 8],
  ['campaign', 8],
  ['sponsored-page', 4],
  ['article-page', 60],
])('of the kind %s there are at least %d to read', (kind, least) => {
  expect(published(kind).length).toBeGreaterThanOrEqual(least)
})

test('there are six authors, and every article has one of them', () => {
  expect(authors).toHaveLength(6)
  const ids = new Set(authors.map(({ id }) => id))
  for (const article of articles) expect(ids).toContain(article.authorId)
})

test('every prefecture has a spot, and a hotel or a gift', () => {
  const codes = (kind: ContentKind) => new Set(published(kind).map(({ prefectureCode }) => prefectureCode))
  const [spots, hotels, gifts] = [codes('spot'), codes('hotel'), codes('gift')]
  for (const { code, name } of BUILT_IN_PREFECTURES) {
    expect([name, spots.has(code), hotels.has(code) || gifts.has(code)]).toEqual([name, true, true])
  }
})

const prefectureOf = new Map(
  ALL_CONTENT_KINDS.filter(isPlaceKind).flatMap((kind) =>
    published(kind).map(({ id, prefectureCode }) => [id, prefectureCode]),
  ),
)
/** The prefectures of the places that an article mentions: no gifts, and its own only with a place in it. */
const prefecturesIn = ({ blocks }: ArticlePage) =>
  new Set(refsOfBlocks(blocks).map(({ id }) => prefectureOf.get(id)))
const publicArticles = published('article-page') as ArticlePage[]

test.each(BUILT_IN_PREFECTURES)(
  '$name has at least five spots, three articles that mention places in it, and an itinerary to one',
  ({ code }) => {
    const mentioning = publicArticles.filter((article) => prefecturesIn(article).has(code))
    const itineraries = mentioning.filter(({ blocks }) =>
      blocks.some(
        (block) =>
          block.type === 'timeline' &&
          block.data.steps.some(({ ref }) => ref && prefectureOf.get(ref.id) === code),
      ),
    )
    const spots = published('spot').filter(({ prefectureCode }) => prefectureCode === code)
    expect({
      spots: Math.min(spots.length, 5),
      articles: Math.min(mentioning.length, 3),
      itineraries: Math.min(itineraries.length, 1),
    }).toEqual({ spots: 5, articles: 3, itineraries: 1 })
  },
)

test('there are twenty articles of each type, of at least eight blocks', () => {
  for (const type of ALL_ARTICLE_TYPES) {
    expect(articles.filter((article) => article.type === type).length).toBeGreaterThanOrEqual(20)
  }
  expect(articles.filter(({ blocks }) => blocks.length < 8).map(({ slug }) => slug)).toEqual([])
})

test('every type of block is used somewhere', () => {
  const used = new Set(articles.flatMap(({ blocks }: ArticlePage) => blocks.map(({ type }) => type)))
  expect([...used].sort()).toEqual(Block.options.map((option) => option.shape.type.value).sort())
})

test('campaigns of every state exist on the day of seeding and for ten days after', () => {
  for (let day = 0; day <= 10; day += 1) {
    const then = new Date(now.getTime() + day * 86_400_000)
    const states = new Set(entities.campaign.map((campaign) => campaignState(campaign as Campaign, then)))
    expect([day, [...states].sort()]).toEqual([day, ['ended', 'endingSoon', 'open', 'upcoming']])
  }
})

test('the same time gives the same content', async () => {
  expect(await loadSampleContent(now)).toEqual({ authors, entities, articles })
})

test('identifiers and slugs are unique', () => {
  for (const [kind, list] of Object.entries(entities)) {
    expect([kind, new Set(list.map(({ slug }) => slug)).size]).toEqual([kind, list.length])
  }
  const all = Object.values(entities).flat()
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})
