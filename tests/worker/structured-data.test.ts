import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SITE } from '#domain/site/site.ts'
import { type Document, everyDocument, get } from './client.ts'
import { links, textOf } from './html.ts'
import { type JsonLdNode, jsonLdOf } from './json-ld.ts'

const APP_HOST = 'https://tabishirube.example'
const documents = await everyDocument()
const pages = documents.map((document) => ({ ...document, nodes: jsonLdOf(document.html) }))
type Page = (typeof pages)[number]

const typesOf = ({ nodes }: Page) => nodes.map((node) => node['@type']).join()
const of = (pattern: RegExp) => pages.filter(({ url }) => pattern.test(url))
const except = (isRight: (page: Page) => boolean, among = pages): string[] =>
  among.filter((page) => !isRight(page)).map(({ url }) => url)

/** The missing properties of a node. */
const lacks = (node: JsonLdNode | undefined, names: string[]): string[] =>
  names.filter((name) => node?.[name] === undefined)

/** The first match decides: the node types of each kind of page. */
const TYPES: [RegExp, RegExp][] = [
  [/^\/$/, /^WebSite,Organization$/],
  [/^\/article-pages\/./, /^(Article,BreadcrumbList|NewsArticle,BreadcrumbList(,Event)?)$/],
  [/^\/spots\/./, /^TouristAttraction,BreadcrumbList$/],
  // Those of the sample content are fictional, and have no structured data.
  [/^\/hotels\/./, /^(LodgingBusiness,BreadcrumbList)?$/],
  [/^\/restaurants\/./, /^(Restaurant,BreadcrumbList)?$/],
  [/^\/activities\/./, /^(Product,BreadcrumbList)?$/],
  [/^\/(gifts|goods)\/./, /^Product,BreadcrumbList$/],
  [/^\/(spots|hotels|gifts|goods|article-pages)(\?|$)/, /^CollectionPage,BreadcrumbList$/],
  [
    /^\/((pr|regions|months|themes|features)\/.+|themes|features|series|products|campaigns)$/,
    /^CollectionPage,BreadcrumbList$/,
  ],
  [/^\/series\/./, /^CreativeWorkSeries,BreadcrumbList$/],
  [/^\/campaigns\/./, /^WebPage,BreadcrumbList$/],
  [/^\/authors\/./, /^ProfilePage,BreadcrumbList$/],
  [/^\/help$/, /^FAQPage,BreadcrumbList$/],
  [/^\/(about|map|newsletter)$/, /^BreadcrumbList$/],
  [/./, /^$/],
]

test('every kind of page declares its type', () => {
  const expected = ({ url }: Page) => TYPES.find(([pattern]) => pattern.test(url))?.[1]
  expect(except((page) => expected(page)?.test(typesOf(page)) ?? false)).toEqual([])
  expect(except(({ nodes }) => nodes.every((node) => node['@context'] === 'https://schema.org'))).toEqual([])
})

test('nothing is empty, and no rating is invented', () => {
  const isRight = ({ nodes }: Page) => !/:(null|""|\[\]|\{\})|[rR]ating/.test(JSON.stringify(nodes))
  expect(except(isRight)).toEqual([])
})

test('structured breadcrumbs equal the visible ones', () => {
  const shown = ({ html }: Document) => {
    const nav = /<nav[^>]*aria-label="パンくず".*?<\/nav>/s.exec(html)?.[0]
    return nav && textOf(nav)
  }
  const hrefs = ({ html }: Document) =>
    links(/<nav[^>]*aria-label="パンくず".*?<\/nav>/s.exec(html)?.[0] ?? '').map(
      ({ href }) => APP_HOST + href,
    )
  const isRight = (page: Page) => {
    const list: JsonLdNode[] | undefined = page.nodes.find(
      (node) => node['@type'] === 'BreadcrumbList',
    )?.itemListElement
    return (
      (page.nodes.length === 0 || list?.map(({ name }) => name).join(' ') === shown(page)) &&
      (!list ||
        (list.every(({ position }, index) => position === index + 1) &&
          list
            .slice(0, -1)
            .map(({ item }) => item)
            .join() === hrefs(page).join()))
    )
  }
  expect(pages.filter((page) => shown(page)).length).toBeGreaterThan(350)
  expect(except(isRight)).toEqual([])
})

test('the site has a name, a publisher and an existing logo', async () => {
  const [website, organization] = of(/^\/$/)[0]?.nodes ?? []
  expect(lacks(website, ['name', 'url', 'publisher'])).toEqual([])
  expect(organization).toMatchObject({ name: SITE.name, url: `${APP_HOST}/` })
  const logo = await get(new URL(organization?.logo).pathname)
  expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('every article has the properties that search engines require', () => {
  const names = [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
  ]
  const articles = of(/^\/article-pages\/./)
  expect(except(({ nodes: [article] }) => lacks(article, names).length === 0, articles)).toEqual([])
  expect(except(({ nodes: [article] }) => article?.author.name.length > 1, articles)).toEqual([])
  expect(except(({ nodes: [article] }) => article?.headline.length <= 110, articles)).toEqual([])
  expect(except(({ nodes: [article] }) => article?.datePublished <= article?.dateModified, articles)).toEqual(
    [],
  )
  expect(
    except(
      ({ html, nodes: [article] }) =>
        (article?.articleSection === 'ニュース') === (article?.['@type'] === 'NewsArticle') &&
        html.includes(article?.headline),
      articles,
    ),
  ).toEqual([])
})

test('every author has the properties that search engines require and recommend, and articles name that page', () => {
  const authors = of(/^\/authors\/./)
  const names = ['name', 'alternateName', 'identifier', 'description', 'image', 'agentInteractionStatistic']
  expect(authors.length).toBeGreaterThan(3)
  expect(
    except(
      ({ html, nodes: [page] }) =>
        lacks(page, ['dateModified', 'mainEntity']).length === 0 &&
        lacks(page?.mainEntity, names).length === 0 &&
        html.includes(page?.mainEntity.name),
      authors,
    ),
  ).toEqual([])
  const pageOf = new Map(authors.map(({ nodes: [page] }) => [page?.url, page?.mainEntity.name]))
  expect(
    except(
      ({ nodes: [article] }) => pageOf.get(article?.author.url) === article?.author.name,
      of(/^\/article-pages\/./),
    ),
  ).toEqual([])
})

test('every place has a name, an address, a position, pictures and its own address', () => {
  const places = of(/^\/(spots|hotels|restaurants)\/./).filter(({ nodes }) => nodes.length > 0)
  const isRight = ({ url, nodes: [place] }: Page) =>
    lacks(place, ['name', 'description', 'image', 'address', 'geo', 'url']).length === 0 &&
    place?.url === APP_HOST + url &&
    place?.address.addressCountry === 'JP' &&
    Boolean(place?.address.addressRegion) &&
    !place?.address.streetAddress.startsWith(place?.address.addressRegion) &&
    Math.abs(place?.geo.latitude - 33) < 13 &&
    Math.abs(place?.geo.longitude - 138) < 16
  expect(places.length).toBeGreaterThan(90)
  expect(except(isRight, places)).toEqual([])
})

test('opening hours are valid days and times', () => {
  const hours = pages.flatMap(({ nodes: [node] }): JsonLdNode[] => node?.openingHoursSpecification ?? [])
  expect(hours.length).toBeGreaterThan(50)
  for (const { dayOfWeek, opens, closes } of hours) {
    expect(dayOfWeek.length).toBeGreaterThan(0)
    expect(`${opens} ${closes}`).toMatch(/^([01]\d|2[0-3]):[0-5]\d ([01]\d|2[0-3]):[0-5]\d$/)
  }
})

test('every product has a name, pictures, and either a price or an editorial review', () => {
  const products = of(/^\/(activities|gifts|goods)\/./).filter(({ nodes }) => nodes.length > 0)
  const isRight = ({ nodes: [product] }: Page) =>
    lacks(product, ['name', 'description', 'image', 'url']).length === 0 &&
    (product?.offers === undefined || product?.offers.priceCurrency === 'JPY')
  expect(except(isRight, products)).toEqual([])
  expect(except(({ nodes: [goods] }) => goods?.positiveNotes !== undefined, of(/^\/goods\/./))).toEqual([])
  expect(except(({ nodes: [gift] }) => gift?.offers?.price > 0, of(/^\/gifts\/./))).toEqual([])
})

test('every structured list equals the links of its page, and its positions continue on the next page', () => {
  const lists = of(/^\/(spots|hotels|gifts|goods|article-pages)(\?|$)/)
  const isRight = ({ url, html, nodes: [page] }: Page) => {
    const shown = new Set(links(html).map(({ href }) => APP_HOST + href))
    const entries: JsonLdNode[] = page?.mainEntity.itemListElement
    const begin = (Number(new URL(url, APP_HOST).searchParams.get('page') ?? 1) - 1) * 20
    return (
      page?.url === APP_HOST + url &&
      entries.length > 0 &&
      entries.every((entry, index) => entry.position === begin + index + 1 && shown.has(entry.url))
    )
  }
  expect(except(isRight, lists)).toEqual([])
})

test('the questions of the help page are the visible ones', () => {
  const [help] = of(/^\/help$/)
  const questions: JsonLdNode[] = help?.nodes[0]?.mainEntity ?? []
  expect(questions.length).toBeGreaterThan(5)
  const text = textOf(help?.html ?? '')
  expect(
    questions.filter(
      ({ name, acceptedAnswer }) => !text.includes(name) || !text.includes(acceptedAnswer.text),
    ),
  ).toEqual([])
})

test.each([
  ['/article-pages/tsugaru-stove-train-2026', 1200, 1200],
  ['/article-pages/tsugaru-stove-train-2026', 1200, 900],
  ['/article-pages/tsugaru-stove-train-2026', 1200, 675],
])('the picture of %s is served in %d by %d', async (url, width, height) => {
  const [article] = pages.find((page) => page.url === url)?.nodes ?? []
  const image: string = article?.image.find((address: string) =>
    address.includes(`width=${width},height=${height},`),
  )
  const response = await get(new URL(image).pathname)
  expect(response.status).toBe(200)
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width, height })
})
