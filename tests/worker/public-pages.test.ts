import { expect, test } from 'vitest'
import type { Card, NearbyCard } from '#domain/content/card.ts'
import { isPlaceKind } from '#domain/content/kind.ts'
import { metresBetween } from '#domain/place/distance.ts'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import { everyDocument, getJson, getText } from './client.ts'
import { elements, links, part, textOf } from './html.ts'
import { type JsonLdNode, jsonLdOf, parseXml } from './json-ld.ts'

// Checks what readers find on every page, starting from the top page.
const documents = await everyDocument()
const pages = new Map(documents.map(({ url, html }) => [url, html]))
const mainOf = (url: string) => part(pages.get(url) ?? '', 'main')
const urlsOf = (pattern: RegExp) => [...pages.keys()].filter((url) => pattern.test(url))
const hrefsOf = (html: string) => links(html).map(({ href = '' }) => href)
const except = (urls: readonly string[], isRight: (url: string) => boolean) =>
  urls.filter((url) => !isRight(url))
const payloadOf = async (url: string) => (await getJson(`${url}/_payload.json`)).data

const reachable = (): Set<string> => {
  const seen = new Set(['/'])
  for (const url of seen)
    for (const href of hrefsOf(pages.get(url) ?? '')) {
      const path = href.split('#')[0] ?? ''
      if (path.startsWith('/') && pages.has(path)) seen.add(path)
    }
  return seen
}
const ARTICLES = urlsOf(/^\/article-pages\/[^?]/)
const PLACES = urlsOf(/^\/(spots|hotels|restaurants|activities)\/[^?]/)
const articles = await Promise.all(ARTICLES.map(async (url) => ({ url, ...(await payloadOf(url)) })))
const places = await Promise.all(PLACES.map(async (url) => ({ url, ...(await payloadOf(url)) })))
const sitemaps = await Promise.all(
  parseXml(await getText('/sitemap.xml')).sitemapindex.sitemap.map(({ loc }: JsonLdNode) =>
    getText(new URL(loc).pathname),
  ),
)
const cardsIn = (html: string) =>
  [...html.matchAll(/<article[^>]*>.*?<\/article>/gs)].map(([card]) => ({
    href: hrefsOf(card).find((href) => href.startsWith('/')) ?? '',
    text: textOf(card),
  }))
const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)

test('an ended event is marked on its page, in every list linked from the top page, and comes last among related ones', () => {
  const over = new Set<string>()
  for (const { url, article } of articles) {
    const last = article.endDate
    if (article.type !== 'news' || !last) continue
    if (last < today) over.add(url)
    expect([url, /終了しました/.test(textOf(part(mainOf(url), 'header')))]).toEqual([url, last < today])
    const event = jsonLdOf(pages.get(url) ?? '').find((node) => node['@type'] === 'Event')
    expect(event).toMatchObject({ startDate: article.eventDate, endDate: last })
    expect(event?.location.address.addressRegion).toBeTruthy()
  }
  expect(over.size).toBeGreaterThan(5)
  const seen = new Set<string>()
  for (const url of reachable())
    for (const card of cardsIn(mainOf(url)).filter(({ href }) => ARTICLES.includes(href))) {
      if (ARTICLES.includes(url) && mainOf(url).indexOf(`href="${card.href}"`) < 0) continue
      expect([url, card.href, /終了/.test(card.text.slice(0, 40))]).toEqual([
        url,
        card.href,
        over.has(card.href),
      ])
      if (over.has(card.href)) seen.add(card.href)
    }
  expect(seen.size).toBeGreaterThan(5)
  for (const { url, related } of articles) {
    const states = related.map(({ href }: Card) => over.has(href ?? ''))
    expect([url, states]).toEqual([url, states.toSorted()])
  }
})

test('the page of a prefecture lists the articles that mention its places', () => {
  const denied: string[] = []
  for (const { slug, code } of BUILT_IN_PREFECTURES) {
    const main = mainOf(`/pr/${slug}`)
    const mentioning = articles.filter(({ cards }) =>
      Object.values(cards as Record<string, Card>).some(
        ({ prefectureCode, kind }) => prefectureCode === code && isPlaceKind(kind),
      ),
    )
    const isThere = mentioning.some(({ url }) => hrefsOf(main).includes(url))
    const isDenied = /記事[^。]*は、[^。]*案内がまだありません/.test(textOf(main))
    if (mentioning.length > 0 && (!isThere || isDenied)) denied.push(slug)
  }
  expect(denied).toEqual([])
})

test('nearby places are within 20 km by road, and excursions within 60 km', () => {
  let near = 0
  let further = 0
  for (const { url, surroundings, spot, hotel, restaurant, activity } of places) {
    const place = spot ?? hotel ?? restaurant ?? activity
    const road = (card: NearbyCard) => (metresBetween(place, card.position ?? place) * 1.3) / 1000
    const { nearbySpots, nearbyHotels, excursions = [] } = surroundings
    for (const card of [...nearbySpots, ...nearbyHotels]) expect([url, road(card) <= 20]).toEqual([url, true])
    for (const card of excursions) expect([url, road(card) > 20 && road(card) <= 60]).toEqual([url, true])
    for (const card of [...nearbySpots, ...nearbyHotels, ...excursions])
      expect(card.facts[0]).toMatch(/^(約[\d.]+(k?m)|50m以内)$/)
    near += nearbySpots.length
    further += excursions.length
    const titles = [...mainOf(url).matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, title]) => textOf(title ?? ''))
    expect(titles.includes('近くの見どころ')).toBe(nearbySpots.length > 0)
    expect(titles.includes('少し足をのばす')).toBe(excursions.length > 0)
  }
  expect(near).toBeGreaterThan(5)
  expect(further).toBeGreaterThan(20)
})

test('recommendations contain no advertisement, and every page links to its prefecture', () => {
  const advertised = articles.flatMap(({ url, related }) =>
    related.some(({ disclosure }: Card) => disclosure.kind === 'pr') ? [url] : [],
  )
  expect(advertised).toEqual([])
  const entities = [...articles, ...places].map((data) => ({
    url: data.url as string,
    entity: data.article ?? data.spot ?? data.hotel ?? data.restaurant ?? data.activity,
  }))
  const dead = entities.flatMap(({ url, entity }) => {
    const prefecture = BUILT_IN_PREFECTURES.find(({ code }) => code === entity.prefectureCode)
    const nav = /<nav[^>]*aria-label="次に見る".*?<\/nav>/s.exec(pages.get(url) ?? '')?.[0] ?? ''
    return prefecture && !hrefsOf(nav).includes(`/pr/${prefecture.slug}`) ? [url] : []
  })
  expect(dead).toEqual([])
  const isWhole = (url: string) => {
    const found = hrefsOf(part(pages.get(url) ?? '', 'footer'))
    return ['/features', '/article-pages', '/spots', '/hotels', '/gifts', '/goods', '/campaigns'].every(
      (href) => found.includes(href),
    )
  }
  expect(except(['/', ...ARTICLES, ...PLACES], isWhole)).toEqual([])
})

test('the last breadcrumb is the title of the page, visible and in structured data', () => {
  const wrong = except(ARTICLES, (url) => {
    const html = pages.get(url) ?? ''
    const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
    const [, last = ''] = /aria-current="page"[^>]*>(.*?)<\/li>/s.exec(html) ?? []
    const crumbs = jsonLdOf(html).find((node) => node['@type'] === 'BreadcrumbList')
    return textOf(last) === textOf(title) && crumbs?.itemListElement.at(-1).name === textOf(title)
  })
  expect(wrong).toEqual([])
})

test('authors have a page, goods no review without a rating, and places a municipality', () => {
  const nodes = [...pages].flatMap(([url, html]) =>
    jsonLdOf(html).map((node): JsonLdNode => ({ url: url, node })),
  )
  const lacking = nodes.filter(({ node }) => {
    if (/Article$/.test(node['@type'])) return !node.author.url
    if (node.review) return !node.review.reviewRating
    if (node.address) return !node.address.addressLocality
    return false
  })
  expect(lacking.map(({ url }) => url)).toEqual([])
})

test('no button leads to the front page of a shop', () => {
  const fronts = [...pages].flatMap(([url, html]) =>
    links(html).flatMap(({ href = '' }) => {
      const target = new URL(href, 'https://here.example')
      const isShop = /(^|\.)(amazon\.co\.jp|rakuten\.co\.jp|jalan\.net)$/.test(target.hostname)
      return isShop && target.pathname === '/' && !target.searchParams.has('pc') ? [`${url} ${href}`] : []
    }),
  )
  expect(fronts).toEqual([])
})

test('a card is labelled 広告 or PR only for paid content', () => {
  const wrong: string[] = []
  for (const url of reachable())
    for (const { href, text } of cardsIn(mainOf(url))) {
      const article = articles.find((one) => one.url === href)?.article
      if (article && article.disclosure.kind !== 'pr' && /^(PR|広告)/.test(text)) wrong.push(`${url} ${href}`)
    }
  expect(wrong).toEqual([])
})

test('a fictional place is marked first, is not indexed, and cannot be booked', () => {
  const invented = places.filter(
    ({ hotel, restaurant, activity, spot }) => (hotel ?? restaurant ?? activity ?? spot).invented,
  )
  expect(invented.length).toBeGreaterThan(80)
  for (const { url } of invented) {
    const html = pages.get(url) ?? ''
    expect([url, textOf(part(mainOf(url), 'header')).includes('架空')]).toEqual([url, true])
    expect([
      url,
      elements(html, 'meta').some(
        ({ name, content = '' }) => name === 'robots' && content.startsWith('noindex'),
      ),
    ]).toEqual([url, true])
    expect([url, jsonLdOf(html)]).toEqual([url, []])
    expect([url, mainOf(url).includes('アフィリエイト広告が含まれます')]).toEqual([url, false])
    expect([url, links(mainOf(url)).filter(({ href = '' }) => /rakuten|jalan|amazon/.test(href))]).toEqual([
      url,
      [],
    ])
    expect([url, sitemaps.join().includes(`${url}<`)]).toEqual([url, false])
  }
})
