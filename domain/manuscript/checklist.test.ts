import { expect, test } from 'vitest'
import type { ContentKind } from '../content/kind.ts'
import { problemsOf } from './checklist.ts'
import type { Facts } from './checklist-rule.ts'
import { noFacts } from './no-facts.fixture.ts'

const now = new Date('2026-11-21T03:00:00Z')
const hero = {
  address: 'sample/a.webp',
  alt: '川沿いの宿を描いた絵',
  credit: '編集部',
  license: null,
  focalX: 0.5,
  focalY: 0.5,
}
const ID = 'a0000000-0000-4000-8000-000000000001'
const run = (text: string, ...marks: object[]) => ({ text, marks })
const block = (type: string, data: object) => ({ id: ID, type, data })
const paragraph = block('paragraph', { text: [run('本文です。')] })

/** An article without problems. */
const article = {
  slug: 'kawabe-no-yado',
  type: 'feature',
  title: '川辺の宿',
  catch: '静かな一夜',
  summary: ['一行目', '二行目', '三行目'],
  blocks: [paragraph],
  hero,
  disclosure: { kind: 'none', sponsorName: null, text: null },
  factCheckedAt: '2026-11-01T00:00:00Z',
  authorId: ID,
}
const campaign = {
  slug: 'aki-no-campaign',
  title: '秋の賞品',
  catch: '三名に',
  lead: '秋の旅を応援します。',
  sponsor: '編集部',
  startAt: '2026-11-01T00:00:00Z',
  endAt: '2026-12-01T00:00:00Z',
  target: '国内に住む方',
  prize: '宿泊券',
  howTo: ['応募する'],
  privacyNote: '',
  hero,
  disclosure: article.disclosure,
  factCheckedAt: article.factCheckedAt,
}

const found = (fields: object, kind: ContentKind = 'article-page', facts: Partial<Facts> = {}) =>
  problemsOf(kind, { ...fields }, { ...noFacts(now), ...facts })
const blockingFields = (...args: Parameters<typeof found>) =>
  found(...args).flatMap(({ field, isBlocking }) => (isBlocking ? [field] : []))
const adviceFields = (...args: Parameters<typeof found>) =>
  found(...args).flatMap(({ field, isBlocking }) => (isBlocking ? [] : [field]))

test('a complete page has no problems', () => {
  expect(found(article)).toEqual([])
  expect(found(campaign, 'campaign')).toEqual([])
})

test('missing fields are reported once each, in Japanese with their label', () => {
  const problems = found({})
  const fields = problems.map(({ field }) => field)
  for (const field of [
    'slug',
    'title',
    'catch',
    'summary',
    'blocks',
    'type',
    'hero.address',
    'factCheckedAt',
  ])
    expect(fields.filter((one) => one === field)).toEqual([field])
  expect(problems.filter(({ isBlocking }) => isBlocking).map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      '題名を入力してください。',
      '要約を3行書いてください。',
      '本文を書いてください。',
      '主な画像を選んでください。',
      '種類を選んでください。',
    ]),
  )
  expect(fields.filter((field) => field.startsWith('hero'))).toEqual(['hero.address'])
  for (const { message } of problems) expect(message).toMatch(/[ぁ-ん].*。$/)
})

test.each<[string, object, string]>([
  ['a temporary slug', { slug: 'new-0a1b2c3d' }, 'slug'],
  ['a slug with signs', { slug: 'Kawabe_1' }, 'slug'],
  ['no day of a check', { factCheckedAt: null }, 'factCheckedAt'],
  ['a check in days to come', { factCheckedAt: '2027-01-01T00:00:00Z' }, 'factCheckedAt'],
  ['a picture without words for it', { hero: { ...hero, alt: '' } }, 'hero.alt'],
  ['a picture without its maker', { hero: { ...hero, credit: '' } }, 'hero.credit'],
  [
    'an advertisement without its sponsor',
    { disclosure: { kind: 'pr', sponsorName: null, text: null } },
    'disclosure.sponsorName',
  ],
  [
    'an advertisement with a blank for its sponsor',
    { disclosure: { kind: 'pr', sponsorName: ' ', text: null } },
    'disclosure.sponsorName',
  ],
  ['news without a day', { type: 'news' }, 'eventDate'],
  ['an experience without a visit', { type: 'experience' }, 'visitedAt'],
  ['a visit in days to come', { type: 'experience', visitedAt: '2027-01-01' }, 'visitedAt'],
  ['a city of another prefecture', { prefectureCode: '13', cityCode: '26100' }, 'cityCode'],
  ['a city without a prefecture', { cityCode: '26100' }, 'prefectureCode'],
  ['a body of nothing but blank lines', { blocks: [block('paragraph', { text: [] })] }, 'blocks'],
])('%s blocks publishing', (_, fields, field) => {
  expect(blockingFields({ ...article, ...fields })).toContain(field)
})

test('an affiliate link requires a disclosure, other links do not', () => {
  const offer = {
    provider: 'rakutenTravel',
    targetUrl: 'https://travel.rakuten.co.jp/',
    label: '予約する',
    asin: null,
    price: null,
    priceFetchedAt: null,
  }
  const paid = { ...article, blocks: [paragraph, block('affiliateButton', { offer })] }
  expect(blockingFields(paid)).toEqual(['disclosure.kind'])
  expect(
    blockingFields({ ...paid, disclosure: { kind: 'affiliate', sponsorName: null, text: null } }),
  ).toEqual([])
  const official = { ...offer, provider: 'official' }
  expect(
    blockingFields({ ...article, blocks: [paragraph, block('affiliateButton', { offer: official })] }),
  ).toEqual([])
})

test('a problem inside the body names its block', () => {
  const broken = {
    ...article,
    blocks: [paragraph, block('image', { image: { ...hero, alt: '' }, caption: null })],
  }
  expect(found(broken)).toEqual([
    {
      field: 'blocks.1.data.image.alt',
      message: '2番目のブロック（画像）：説明文（代替テキスト）を入力してください。',
      isBlocking: true,
    },
  ])
})

test('a block of an unknown type blocks publishing with a single message', () => {
  const beyond = { ...article, blocks: [paragraph, block('hologram', { text: [] })] }
  expect(found(beyond)).toEqual([
    {
      field: 'blocks.1',
      message: expect.stringMatching(
        /^2番目のブロック（知らない種類）：この編集画面がまだ知らない種類のため/,
      ),
      isBlocking: true,
    },
  ])
})

test('an unknown property from a newer build blocks publishing, at its path (R36)', () => {
  const newer = {
    ...article,
    hero: { ...hero, depth: 3 },
    blocks: [paragraph, block('heading', { level: 2, text: '題', anchor: 'a' }), { ...paragraph, since: 4 }],
  }
  expect(blockingFields(newer)).toEqual(['hero.depth', 'blocks.1.data.anchor', 'blocks.2.since'])
  expect(found(newer)[1]?.message).toMatch(/^2番目のブロック（大見出し）：この編集画面がまだ知らない内容/)
  const marked = [block('paragraph', { text: [run('町', { type: 'link', href: '/spots', rel: 'x' })] })]
  expect(blockingFields({ ...article, blocks: marked })).toEqual(['blocks.0.data.text.0.marks.0.rel'])
})

test('references must exist; content that is not public is only a suggestion', () => {
  const cards = { ...article, blocks: [paragraph, block('spotCard', { refId: ID })] }
  const field = 'blocks.1.data.refId'
  expect(blockingFields(cards, 'article-page', { refs: { [`spot:${ID}`]: 'missing' } })).toEqual([field])
  expect(adviceFields(cards, 'article-page', { refs: { [`spot:${ID}`]: 'hidden' } })).toEqual([field])
  const linked = [block('paragraph', { text: [run('宿', { type: 'link', href: '/hotels/gone?x=1#y' })] })]
  const facts = { deadPaths: new Set(['/hotels/gone']) }
  expect(adviceFields({ ...article, blocks: linked }, 'article-page', facts)).toEqual([
    'blocks.0.data.text.0.marks.0',
  ])
})

test('an unknown author, prefecture or municipality is rejected', () => {
  expect(blockingFields({ ...article, prefectureCode: '99' })).toEqual(['prefectureCode'])
  const unknown = new Set(['authorId', 'cityCode'])
  expect(blockingFields(article, 'article-page', { unknown }).toSorted()).toEqual(['authorId', 'cityCode'])
})

test('a URL that cannot be embedded is a suggestion', () => {
  const embed = (url: string) => ({
    ...article,
    blocks: [paragraph, block('embed', { service: 'youtube', url, title: '動画' })],
  })
  expect(adviceFields(embed('https://www.youtube.com/watch?v=abcdefghijk'))).toEqual([])
  expect(adviceFields(embed('https://example.com/'))).toEqual(['blocks.1.data.url'])
})

test('the slug of another page is rejected', () => {
  expect(blockingFields(article, 'article-page', { isSlugTaken: true })).toEqual(['slug'])
})

test('titles and descriptions that search results would cut are suggestions, shorter ones are not', () => {
  expect(adviceFields({ ...article, title: 'あ'.repeat(32) })).toEqual([])
  expect(adviceFields({ ...article, title: `${'あ'.repeat(32)}a` })).toEqual(['title'])
  expect(adviceFields({ ...article, title: 'あ'.repeat(40), seo: { title: '短い題' } })).toEqual([])
  const seo = (description: string) => ({ ...article, seo: { description } })
  expect(adviceFields(seo('い'.repeat(120)))).toEqual([])
  expect(adviceFields(seo('い'.repeat(121)))).toEqual(['seo.description'])
})

test('outdated facts, and file names as alt texts, are suggestions', () => {
  expect(adviceFields({ ...article, factCheckedAt: '2025-11-01T00:00:00Z' })).toEqual(['factCheckedAt'])
  for (const alt of ['IMG_1234.jpg', 'DSC0001', article.title])
    expect(adviceFields({ ...article, hero: { ...hero, alt } })).toEqual(['hero.alt'])
  expect(
    adviceFields({ ...article, blocks: [block('heading', { level: 3, text: '章' }), paragraph] }),
  ).toEqual(['blocks.0'])
})

test('a campaign ends after it begins, and an advertisement is marked as one', () => {
  expect(blockingFields({ ...campaign, endAt: campaign.startAt }, 'campaign')).toEqual(['endAt'])
  expect(adviceFields({ ...campaign, endAt: '2026-11-20T00:00:00Z' }, 'campaign')).toEqual(['endAt'])
  expect(blockingFields({ disclosure: article.disclosure }, 'sponsored-page')).toContain('disclosure.kind')
})
