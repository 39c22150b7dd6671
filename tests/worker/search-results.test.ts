import { expect, test } from 'vitest'
import { SITE } from '#domain/site/site.ts'
import { fullWidthLength } from '#domain/text/fitting-text.ts'
import { type Document, everyDocument, get } from './client.ts'
import { elements, textOf } from './html.ts'

const APP_HOST = 'https://tabishirube.example'
const documents = await everyDocument()

/** The content of a `<meta>`, by its name or property. */
const meta = (html: string, key: string): string | undefined =>
  elements(html, 'meta').find(({ name, property }) => name === key || property === key)?.content

const titleOf = ({ html }: Document) => textOf(/<title>.*?<\/title>/s.exec(html)?.[0] ?? '')
const canonicalOf = ({ html }: Document) =>
  elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href
const indexable = documents.filter(({ html }) => !meta(html, 'robots')?.includes('noindex'))

const except = (isRight: (document: Document) => boolean, among = indexable): string[] =>
  among.filter((document) => !isRight(document)).map(({ url }) => url)

/** Values that occur in more than one document. */
const shared = (ownOf: (document: Document) => string | undefined): string[] =>
  [...Map.groupBy(indexable, ownOf)].filter(([, { length }]) => length > 1).map(([value]) => String(value))

test('every page has a unique title, at most 32 full-width characters before the name of the site', () => {
  expect(indexable.length).toBeGreaterThan(300)
  expect(shared(titleOf)).toEqual([])
  const own = (document: Document) => titleOf(document).replace(`｜${SITE.name}`, '')
  expect(except((document) => titleOf(document).includes(SITE.name))).toEqual([])
  expect(except((document) => fullWidthLength(own(document)) <= 32)).toEqual([])
})

test('every page has a unique description, at most 120 characters', () => {
  const descriptionOf = ({ html }: Document) => meta(html, 'description')
  expect(shared(descriptionOf)).toEqual([])
  expect(except((document) => (descriptionOf(document)?.length ?? 0) >= 10)).toEqual([])
  expect(except((document) => [...(descriptionOf(document) ?? '')].length <= 120)).toEqual([])
})

test('every page has its own absolute address as canonical, and no other page has it', () => {
  expect(except((document) => canonicalOf(document) === new URL(document.url, APP_HOST).href)).toEqual([])
  const hidden = documents.filter((document) => !indexable.includes(document))
  expect(hidden.length).toBeGreaterThan(3)
  expect(except((document) => canonicalOf(document) === undefined, hidden)).toEqual([])
})

test('every page allows a large picture in search results', () => {
  expect(except(({ html }) => meta(html, 'robots') === 'max-image-preview:large')).toEqual([])
})

test('every page has a sharing card: title, text, address, and a described picture', () => {
  const isRight = (document: Document) => {
    const { html } = document
    return (
      meta(html, 'og:title') === titleOf(document) &&
      meta(html, 'og:description') === meta(html, 'description') &&
      meta(html, 'og:url') === canonicalOf(document) &&
      meta(html, 'og:site_name') === SITE.name &&
      (meta(html, 'og:image') ?? '').startsWith(`${APP_HOST}/og/`) &&
      meta(html, 'og:image:width') === '1200' &&
      meta(html, 'og:image:height') === '630' &&
      Boolean(meta(html, 'og:image:alt')) &&
      meta(html, 'twitter:card') === 'summary_large_image'
    )
  }
  expect(except(isRight)).toEqual([])
})

test('articles have the type article with their dates, every other page website', () => {
  const isArticle = ({ url }: Document) => url.startsWith('/article-pages/')
  const isRight = (document: Document) =>
    isArticle(document)
      ? meta(document.html, 'og:type') === 'article' &&
        ['article:published_time', 'article:modified_time'].every((key) =>
          /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(meta(document.html, key) ?? ''),
        )
      : meta(document.html, 'og:type') === 'website' &&
        meta(document.html, 'article:published_time') === undefined
  expect(except(isRight)).toEqual([])
})

test('every page links the feed of all articles, the list of articles each feed', async () => {
  const feedsOf = ({ html }: Document) =>
    elements(html, 'link')
      .filter(({ rel, type }) => rel === 'alternate' && type === 'application/rss+xml')
      .map(({ href }) => href)
  expect(except((document) => feedsOf(document)[0] === '/feed.xml')).toEqual([])
  const [list] = documents.filter(({ url }) => url === '/article-pages')
  const feeds = list ? feedsOf(list) : []
  expect(feeds).toHaveLength(4)
  for (const feed of feeds) expect([feed, (await get(feed ?? '')).status]).toEqual([feed, 200])
})
