import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SITE } from '#domain/site/site.ts'
import { type Document, everyDocument, get } from './client.ts'
import { links, textOf } from './html.ts'
import { jsonLdOf, type Thing } from './json-ld.ts'

const APP_HOST = 'https://tabishirube.example'
const documents = await everyDocument()
const pages = documents.map((document) => ({ ...document, things: jsonLdOf(document.html) }))
type Page = (typeof pages)[number]

const typesOf = ({ things }: Page) => things.map((thing) => thing['@type']).join()
const of = (pattern: RegExp) => pages.filter(({ url }) => pattern.test(url))
const except = (isRight: (page: Page) => boolean, among = pages): string[] =>
  among.filter((page) => !isRight(page)).map(({ url }) => url)

/** What of a thing is missing, by the names schema.org and Google use. */
const lacks = (thing: Thing | undefined, names: string[]): string[] =>
  names.filter((name) => thing?.[name] === undefined)

/** First match first: the types of every kind of page. */
const TYPES: [RegExp, RegExp][] = [
  [/^\/$/, /^WebSite,Organization$/],
  [/^\/article-pages\/./, /^(Article,BreadcrumbList|NewsArticle,BreadcrumbList(,Event)?)$/],
  [/^\/spots\/./, /^TouristAttraction,BreadcrumbList$/],
  // Those of the sample are invented: search engines are told nothing of them.
  [/^\/hotels\/./, /^(LodgingBusiness,BreadcrumbList)?$/],
  [/^\/restaurants\/./, /^(Restaurant,BreadcrumbList)?$/],
  [/^\/activities\/./, /^(Product,BreadcrumbList)?$/],
  [/^\/(gifts|goods)\/./, /^Product,BreadcrumbList$/],
  [/^\/(spots|hotels|gifts|goods|article-pages)(\?|$)/, /^CollectionPage,BreadcrumbList$/],
  [/^\/(pr\/.+|features|products)$/, /^CollectionPage,BreadcrumbList$/],
  [/^\/help$/, /^FAQPage,BreadcrumbList$/],
  [/^\/(campaigns|about)$/, /^BreadcrumbList$/],
  [/./, /^$/],
]

test('every kind of page says what it is', () => {
  const expected = ({ url }: Page) => TYPES.find(([pattern]) => pattern.test(url))?.[1]
  expect(except((page) => expected(page)?.test(typesOf(page)) ?? false)).toEqual([])
  expect(except(({ things }) => things.every((thing) => thing['@context'] === 'https://schema.org'))).toEqual(
    [],
  )
})

test('nothing is empty, and no rating is made up', () => {
  const isRight = ({ things }: Page) => !/:(null|""|\[\]|\{\})|[rR]ating/.test(JSON.stringify(things))
  expect(except(isRight)).toEqual([])
})

test('breadcrumbs are told exactly where they are shown, and as they are shown', () => {
  const shown = ({ html }: Document) => {
    const nav = /<nav[^>]*aria-label="パンくず".*?<\/nav>/s.exec(html)?.[0]
    return nav && textOf(nav)
  }
  const hrefs = ({ html }: Document) =>
    links(/<nav[^>]*aria-label="パンくず".*?<\/nav>/s.exec(html)?.[0] ?? '').map(
      ({ href }) => APP_HOST + href,
    )
  const isRight = (page: Page) => {
    const list: Thing[] | undefined = page.things.find(
      (thing) => thing['@type'] === 'BreadcrumbList',
    )?.itemListElement
    return (
      (page.things.length === 0 || list?.map(({ name }) => name).join(' ') === shown(page)) &&
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

test('the site has a name, a publisher and a logo that is there', async () => {
  const [website, organization] = of(/^\/$/)[0]?.things ?? []
  expect(lacks(website, ['name', 'url', 'publisher'])).toEqual([])
  expect(organization).toMatchObject({ name: SITE.name, url: `${APP_HOST}/` })
  const logo = await get(new URL(organization?.logo.url).pathname)
  expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('every article has what search engines ask of one', () => {
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
  expect(except(({ things: [article] }) => lacks(article, names).length === 0, articles)).toEqual([])
  expect(except(({ things: [article] }) => article?.author.name.length > 1, articles)).toEqual([])
  expect(except(({ things: [article] }) => article?.headline.length <= 110, articles)).toEqual([])
  expect(
    except(({ things: [article] }) => article?.datePublished <= article?.dateModified, articles),
  ).toEqual([])
  expect(
    except(
      ({ html, things: [article] }) =>
        (article?.articleSection === 'ニュース') === (article?.['@type'] === 'NewsArticle') &&
        html.includes(article?.headline),
      articles,
    ),
  ).toEqual([])
})

test('every place has a name, an address, a position, pictures and its own address', () => {
  const places = of(/^\/(spots|hotels|restaurants)\/./).filter(({ things }) => things.length > 0)
  const isRight = ({ url, things: [place] }: Page) =>
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

test('opening hours are days and times of a clock', () => {
  const hours = pages.flatMap(({ things: [thing] }): Thing[] => thing?.openingHoursSpecification ?? [])
  expect(hours.length).toBeGreaterThan(50)
  for (const { dayOfWeek, opens, closes } of hours) {
    expect(dayOfWeek.length).toBeGreaterThan(0)
    expect(`${opens} ${closes}`).toMatch(/^([01]\d|2[0-3]):[0-5]\d ([01]\d|2[0-3]):[0-5]\d$/)
  }
})

test('every product has a name, pictures, and either a price or what the editors thought of it', () => {
  const products = of(/^\/(activities|gifts|goods)\/./).filter(({ things }) => things.length > 0)
  const isRight = ({ things: [product] }: Page) =>
    lacks(product, ['name', 'description', 'image', 'url']).length === 0 &&
    (product?.offers === undefined || product?.offers.priceCurrency === 'JPY')
  expect(except(isRight, products)).toEqual([])
  expect(except(({ things: [goods] }) => goods?.positiveNotes !== undefined, of(/^\/goods\/./))).toEqual([])
  expect(except(({ things: [gift] }) => gift?.offers?.price > 0, of(/^\/gifts\/./))).toEqual([])
})

test('every list lists what its page links to, and goes on counting on its next page', () => {
  const lists = of(/^\/(spots|hotels|gifts|goods|article-pages)(\?|$)/)
  const isRight = ({ url, html, things: [page] }: Page) => {
    const shown = new Set(links(html).map(({ href }) => APP_HOST + href))
    const entries: Thing[] = page?.mainEntity.itemListElement
    const begin = (Number(new URL(url, APP_HOST).searchParams.get('page') ?? 1) - 1) * 20
    return (
      page?.url === APP_HOST + url &&
      entries.length > 0 &&
      entries.every((entry, index) => entry.position === begin + index + 1 && shown.has(entry.url))
    )
  }
  expect(except(isRight, lists)).toEqual([])
})

test('the questions of the help page are those that are shown', () => {
  const [help] = of(/^\/help$/)
  const questions: Thing[] = help?.things[0]?.mainEntity ?? []
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
  const [article] = pages.find((page) => page.url === url)?.things ?? []
  const image: string = article?.image.find((address: string) =>
    address.includes(`width=${width},height=${height},`),
  )
  const response = await get(new URL(image).pathname)
  expect(response.status).toBe(200)
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width, height })
})
