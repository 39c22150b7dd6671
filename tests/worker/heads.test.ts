import { expect, test } from 'vitest'
import { SITE } from '#domain/site/site.ts'
import { fullWidthLength } from '#domain/text/fitting-text.ts'
import { type Document, everyDocument } from './client.ts'
import { elements } from './html.ts'

const documents = await everyDocument()
const metas = ({ html }: Document, name: string) =>
  elements(html, 'meta')
    .filter((meta) => meta.name === name)
    .map(({ content = '' }) => content)
const isIndexable = (document: Document) =>
  !metas(document, 'robots').some((robots) => /noindex/.test(robots))
const indexable = documents.filter(isIndexable)
const titleOf = ({ html }: Document) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
const descriptionOf = (document: Document) => metas(document, 'description')[0] ?? ''
const except = (isRight: (document: Document) => boolean, among = indexable): string[] =>
  among.filter((document) => !isRight(document)).map(({ url }) => url)

/** URLs of documents that share a value with another one. */
const shared = (by: (document: Document) => string) =>
  Object.values(Object.groupBy(indexable, by))
    .filter((group) => (group?.length ?? 0) > 1)
    .map((group) => group?.map(({ url }) => url))

test('every indexable page has a unique title that a search result shows in full', () => {
  const own = (document: Document) => titleOf(document).replace(`｜${SITE.name}`, '')
  expect(indexable.length).toBeGreaterThan(300)
  expect(except((document) => fullWidthLength(own(document)) <= 32 && own(document) !== '')).toEqual([])
  expect(shared(titleOf)).toEqual([])
})

test('every indexable page has one unique description of at most 120 characters', () => {
  const isRight = (document: Document) => {
    const { length } = [...descriptionOf(document)]
    return metas(document, 'description').length === 1 && length >= 20 && length <= 120
  }
  expect(except(isRight)).toEqual([])
  expect(shared(descriptionOf)).toEqual([])
})

test('an indexable page has its canonical address, without a query but its page, and allows large previews', () => {
  const isRight = (document: Document) => {
    const canonical = elements(document.html, 'link').filter(({ rel }) => rel === 'canonical')
    return (
      canonical.length === 1 &&
      canonical[0]?.href === `https://tabishirube.example${document.url}` &&
      metas(document, 'robots').join() === 'max-image-preview:large'
    )
  }
  expect(except(isRight)).toEqual([])
})

test('personal pages and intermediate steps are not indexable', () => {
  const hidden = documents.filter((document) => !isIndexable(document)).map(({ url }) => url)
  const personal = /^\/(login|logout|reload|maintenance|_|~|\$)/
  expect(documents.filter(({ url }) => personal.test(url)).map(({ url }) => url)).toEqual(
    expect.arrayContaining(hidden.filter((url) => personal.test(url))),
  )
  expect(indexable.filter(({ url }) => personal.test(url))).toEqual([])
})

const eagerOf = ({ html }: Document) => elements(html, 'img').filter(({ loading }) => loading === 'eager')

test('at most one picture of a page has priority, and it is the first', () => {
  const isRight = (document: Document) => {
    const eager = eagerOf(document)
    const pictures = elements(document.html, 'img')
    return (
      eager.length <= 1 &&
      eager.every((picture) => picture === eager[0] && picture.fetchpriority === 'high') &&
      (eager.length === 0 || pictures[0]?.loading === 'eager') &&
      pictures.filter(({ fetchpriority }) => fetchpriority === 'high').length === eager.length
    )
  }
  expect(except(isRight, documents)).toEqual([])
})

test('every page about one entity has its main picture first', () => {
  const contentPages = documents.filter(({ url }) =>
    /^\/($|(article-pages|spots|hotels|restaurants|activities|gifts|goods|pr)\/)/.test(url),
  )
  expect(except((document) => eagerOf(document).length === 1, contentPages)).toEqual([])
})

test('every picture has a placeholder colour, and several sizes', () => {
  const isRight = ({ html }: Document) =>
    elements(html, 'img').every(
      (picture) =>
        /^#[0-9a-f]{3}$/.test(picture['data-color'] ?? '') &&
        (picture.srcset ?? '').split(', ').length > 1 &&
        (picture.loading === 'eager' || (picture.sizes ?? '').startsWith('auto, ')),
    )
  expect(except(isRight, documents)).toEqual([])
})
