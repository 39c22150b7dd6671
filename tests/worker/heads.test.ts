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

/** The addresses that share a value with another one. */
const shared = (by: (document: Document) => string) =>
  Object.values(Object.groupBy(indexable, by))
    .filter((group) => (group?.length ?? 0) > 1)
    .map((group) => group?.map(({ url }) => url))

test('every page that may be found has a title of its own that a result shows whole', () => {
  const own = (document: Document) => titleOf(document).replace(`｜${SITE.name}`, '')
  expect(indexable.length).toBeGreaterThan(300)
  expect(except((document) => fullWidthLength(own(document)) <= 32 && own(document) !== '')).toEqual([])
  expect(shared(titleOf)).toEqual([])
})

test('every page that may be found has one description of its own of at most 120 characters', () => {
  const isRight = (document: Document) => {
    const { length } = [...descriptionOf(document)]
    return metas(document, 'description').length === 1 && length >= 20 && length <= 120
  }
  expect(except(isRight)).toEqual([])
  expect(shared(descriptionOf)).toEqual([])
})

test('a page that may be found names itself, without a query but its page, and allows large pictures', () => {
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

test('what is somebody’s own, or only a step on the way, is found by nobody', () => {
  const hidden = documents.filter((document) => !isIndexable(document)).map(({ url }) => url)
  const personal = /^\/(login|logout|reload|maintenance|_|~|\$)/
  expect(documents.filter(({ url }) => personal.test(url)).map(({ url }) => url)).toEqual(
    expect.arrayContaining(hidden.filter((url) => personal.test(url))),
  )
  expect(indexable.filter(({ url }) => personal.test(url))).toEqual([])
})

const eagerOf = ({ html }: Document) => elements(html, 'img').filter(({ loading }) => loading === 'eager')

test('at most one picture of a page comes before the others, and it is the first', () => {
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

test('every page about one thing has its strong picture first', () => {
  const things = documents.filter(({ url }) =>
    /^\/($|(article-pages|spots|hotels|restaurants|activities|gifts|goods|pr)\/)/.test(url),
  )
  expect(except((document) => eagerOf(document).length === 1, things)).toEqual([])
})

test('every picture stands in its own colour until it arrives, and offers several sizes', () => {
  const isRight = ({ html }: Document) =>
    elements(html, 'img').every(
      (picture) =>
        /^#[0-9a-f]{6}$/.test(picture['data-color'] ?? '') &&
        (picture.srcset ?? '').split(', ').length > 1 &&
        (picture.loading === 'eager' || (picture.sizes ?? '').startsWith('auto, ')),
    )
  expect(except(isRight, documents)).toEqual([])
})
