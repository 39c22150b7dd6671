import { expect, test } from 'vitest'
import type { ArticlePage } from '#domain/content/article-page.ts'
import type { Author } from '#domain/content/author.ts'
import { loadSampleContent } from '#seed/content.ts'
import { trail } from '../breadcrumb.ts'
import { articleSchema } from './article.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { collectionPage } from './collection.ts'
import { faqPage } from './faq.ts'
import { config, contextOf } from './schema.fixture.ts'
import { organization, website } from './site.ts'

const { articles, authors } = await loadSampleContent(new Date('2026-11-21T12:00:00+09:00'))
const article = articles[0] as ArticlePage
const [author, editor] = authors.filter(({ role }) => role !== '編集部') as [Author, Author]
const context = contextOf(`/article-pages/${article.slug}`)

test('the site and its publisher name each other', () => {
  expect(website(config)).toMatchObject({ '@type': 'WebSite', url: 'https://example.jp/' })
  expect(website(config).publisher).toEqual({ '@id': organization(config)['@id'] })
})

test.each([
  ['news', 'NewsArticle'],
  ['feature', 'Article'],
  ['experience', 'Article'],
] as const)('an article of the type %s is a %s', (type, schemaType) => {
  const schema = articleSchema({ ...article, type }, { author, editor: null }, context)
  expect(schema['@type']).toBe(schemaType)
})

test('an article names its author, its editor, its publisher and its dates', () => {
  const dated = {
    ...article,
    publishedAt: '2026-11-01T00:00:00.000Z',
    contentUpdatedAt: '2026-11-05T00:00:00.000Z',
  }
  expect(articleSchema(dated, { author, editor }, context)).toMatchObject({
    headline: article.title,
    datePublished: '2026-11-01T00:00:00.000Z',
    dateModified: '2026-11-05T00:00:00.000Z',
    author: {
      '@type': 'Person',
      name: author.name,
      jobTitle: author.role,
      url: `https://example.jp/authors/${author.slug}`,
    },
    editor: { '@type': 'Person', name: editor.name },
    publisher: { '@type': 'Organization', name: 'たびしるべ' },
    mainEntityOfPage: `https://example.jp/article-pages/${article.slug}`,
  })
})

test('an article of the editorial team has an organisation as author', () => {
  const editors = { ...author, name: 'たびしるべ編集部', role: '編集部' }
  expect(articleSchema(article, { author: editors, editor: null }, context).author).toMatchObject({
    '@type': 'Organization',
    name: 'たびしるべ編集部',
    url: expect.stringMatching(/^https:\/\//),
  })
})

test('an article without an author has the publisher as author', () => {
  expect(articleSchema(article, { author: null, editor: null }, context).author).toMatchObject({
    '@type': 'Organization',
  })
})

test('an advertisement names its sponsor', () => {
  const disclosure = { kind: 'pr' as const, sponsorName: '海辺の町観光協会', text: null }
  expect(articleSchema({ ...article, disclosure }, { author, editor: null }, context).sponsor).toEqual({
    '@type': 'Organization',
    name: '海辺の町観光協会',
  })
})

test('a breadcrumb leads from the top page to the page itself', () => {
  const { itemListElement } = breadcrumbs(
    trail('兼六園', [{ label: 'スポット', href: '/spots' }]),
    contextOf('/spots/kenrokuen'),
  )
  expect(itemListElement).toMatchObject([
    { position: 1, name: 'トップ', item: 'https://example.jp/' },
    { position: 2, name: 'スポット', item: 'https://example.jp/spots' },
    { position: 3, name: '兼六園', item: 'https://example.jp/spots/kenrokuen' },
  ])
})

test('positions continue on page two, and entries without a page are omitted', () => {
  const entries = [
    { title: '兼六園', href: '/spots/kenrokuen' },
    { title: 'ページのないもの', href: null },
    { title: '金沢城', href: '/spots/kanazawa-castle' },
  ]
  const page = { name: 'スポット', description: '見どころ', entries, offset: 20, total: 42 }
  expect(collectionPage(page, contextOf('/spots?page=2')).mainEntity).toMatchObject({
    numberOfItems: 42,
    itemListElement: [
      { position: 21, url: 'https://example.jp/spots/kenrokuen' },
      { position: 22, url: 'https://example.jp/spots/kanazawa-castle' },
    ],
  })
})

test('a page without entries that have pages has no list', () => {
  const page = { name: '特集', description: '湯けむり', entries: [{ title: 'ページのないもの', href: null }] }
  expect(collectionPage(page, contextOf('/features/steam')).mainEntity).toBeUndefined()
})

test('every question has its answer', () => {
  expect(faqPage([{ question: '無料ですか。', answer: 'はい。' }]).mainEntity).toEqual([
    { '@type': 'Question', name: '無料ですか。', acceptedAnswer: { '@type': 'Answer', text: 'はい。' } },
  ])
})
