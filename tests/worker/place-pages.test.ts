import { afterAll, expect, test } from 'vitest'
import { courseStops } from '#domain/content/course-stops.ts'
import { distanceText, metresBetween, roadMetres } from '#domain/place/distance.ts'
import { serveOwnSite } from '../sites.ts'
import { get, getJson, getText } from './client.ts'
import { elements, links, part, textOf } from './html.ts'

const site = await serveOwnSite('place-pages', { serverDev: true })
afterAll(site.stop)
const db = (await site.miniflare.getD1Database('DB')) as D1Database

const SPOT = 'nagoya-port-aquarium'

/** A page rendered from the current content of the database. */
const rendered = async (path: string): Promise<string> => {
  const response = await get(`/_/render?url=${path}`, {}, site.url.origin)
  return ((await response.json()) as { html: string }).html
}
const set = (table: string, slug: string, columns: Record<string, unknown>) => {
  const names = Object.keys(columns)
  const values = Object.values(columns).map((value) =>
    typeof value === 'object' ? JSON.stringify(value) : value,
  )
  return db
    .prepare(`UPDATE ${table} SET ${names.map((name) => `${name} = ?`).join(', ')} WHERE slug = ?`)
    .bind(...values, slug)
    .run()
}
const facts = (html: string) => /<section[^>]*aria-labelledby="facts".*?<\/section>/s.exec(html)?.[0] ?? ''

test('nearby content is sorted by distance, and shows it', async () => {
  const { spot, surroundings } = (await getJson(`/spots/${SPOT}/_payload.json`)).data
  const { nearbySpots, nearbyHotels, excursions } = surroundings
  const ofKind = (wanted: string) => excursions.filter(({ kind }: { kind: string }) => kind === wanted)
  expect(excursions.length).toBeGreaterThan(1)
  for (const near of [nearbySpots, nearbyHotels, ofKind('spot'), ofKind('hotel')]) {
    const metres: number[] = near.map(({ metres }: { metres: number }) => metres)
    expect(metres).toEqual(metres.toSorted((a, b) => a - b))
    for (const card of near) {
      expect(Math.abs(card.metres - metresBetween(spot, card.position))).toBeLessThan(1)
      expect(card.facts[0]).toBe(distanceText(roadMetres(card.metres)))
    }
  }
  const text = textOf(await getText(`/spots/${SPOT}`))
  expect(text).toContain(excursions[0].facts[0])
})

test('a page leads to articles with a course that stops there, apart from others that mention it', async () => {
  let courses = 0
  for (const slug of ['kinosaki-onsen', 'kanazawa-kenrokuen', 'amanohashidate', 'mojiko-retro']) {
    const { spot, surroundings } = (await getJson(`/spots/${slug}/_payload.json`)).data
    const stopsHere = async ({ slug: article }: { slug: string }) => {
      const { blocks } = (await getJson(`/v1/article-pages/${article}`)).data.articlePage
      return courseStops(blocks).some(({ id }) => id === spot.id)
    }
    for (const card of surroundings.courses)
      expect([card.slug, await stopsHere(card)]).toEqual([card.slug, true])
    const rest = await Promise.all(surroundings.articles.map(stopsHere))
    if (surroundings.courses.length < 2) expect(rest).not.toContain(true)
    expect(surroundings.courses.length + surroundings.articles.length).toBeLessThanOrEqual(4)
    courses += surroundings.courses.length
    const html = await getText(`/spots/${slug}`)
    expect(html.includes('ここを通るモデルコース')).toBe(surroundings.courses.length > 0)
  }
  expect(courses).toBeGreaterThan(1)
})

test('no place of the kind is nearer than the ones on a page', async () => {
  const { spot, surroundings } = (await getJson(`/spots/kiyomizu-dera/_payload.json`)).data
  const { list } = (await getJson('/v1/spots?limit=100')).data.spots
  const spots = [...surroundings.nearbySpots, ...surroundings.excursions].filter(
    ({ kind }: { kind: string }) => kind === 'spot',
  )
  const farthest = spots.at(-1).metres
  const named = spots.map(({ id }: { id: string }) => id)
  const nearer = list.filter(
    (card: { id: string; businessStatus: string; position: { lat: number; lng: number } }) =>
      card.id !== spot.id &&
      !['closed', 'tempClosed'].includes(card.businessStatus) &&
      metresBetween(spot, card.position) < farthest - 1,
  )
  expect(nearer.length).toBeGreaterThan(0)
  for (const { id } of nearer) expect(named).toContain(id)
})

test('a place can be called, looked up and booked with one click, and shows its sources', async () => {
  await set('spots', SPOT, {
    tel: '052-654-7080',
    reservation_url: 'https://booking.example/aquarium',
    prices: [{ label: '小学生', ageFrom: 6, ageTo: 12, amount: 1010, note: null }],
    free: 0,
    sources: [{ url: 'https://www.example.jp/guide', checkedAt: '2026-10-01T00:00:00+09:00' }],
  })
  const html = await rendered(`/spots/${SPOT}`)
  const to = (href: string) => links(facts(html)).filter((link) => link.href === href)
  expect(to('tel:0526547080').map(({ text }) => text)).toEqual(['電話をかける', '052-654-7080'])
  expect(to('https://booking.example/aquarium')[0]).toMatchObject({ rel: 'noopener', target: '_blank' })
  expect(to('https://www.example.jp/guide')).toHaveLength(1)
  const text = textOf(facts(html))
  expect(text).toContain('料金（税込） 小学生（6〜12歳） 1,010円')
  expect(text).toMatch(
    /出典： www\.example\.jp （新しいタブで開きます） （ 2026年10月1日 確認）|出典： www\.example\.jp.*2026年10月1日/,
  )
})

test('the address and map links are text, and no map is loaded with the page', async () => {
  const html = await getText(`/spots/${SPOT}`)
  const hosts = links(facts(html)).map(({ href = '' }) => (URL.canParse(href) ? new URL(href).host : href))
  expect(hosts).toContain('maps.gsi.go.jp')
  expect(hosts).toContain('www.google.com')
  const loaded = [...elements(html, 'link'), ...elements(html, 'script'), ...elements(html, 'img')]
    .flatMap(({ href, src }) => [href ?? '', src ?? ''])
    .filter((url) => /maplibre|MapPanel|cyberjapandata/i.test(url))
  expect(loaded).toEqual([])
})

test('quoted ratings are attributed, and not in structured data', async () => {
  const [hotel] = (await getJson('/v1/hotels?limit=1')).data.hotels.list
  const review = { average: 4.5, count: 1204, source: '楽天トラベル', fetchedAt: '2026-10-01T00:00:00+09:00' }
  await set('hotels', hotel.slug, { review, rakuten_hotel_no: '9611' })
  const html = await rendered(`/hotels/${hotel.slug}`)
  expect(textOf(html)).toContain('5点中4.5点（楽天トラベルの1,204件、2026年10月1日現在）')
  expect(html).not.toMatch(/aggregateRating|ratingValue/i)
})

/** The first hotels with an offer. Those of the sample content are fictional and have none. */
const offered = async () => {
  const { list } = (await getJson('/v1/hotels?limit=100')).data.hotels
  const hotels = await Promise.all(
    list.map(async ({ slug }: { slug: string }) => (await getJson(`/v1/hotels/${slug}`)).data.hotel),
  )
  const some = hotels.filter(({ offers }) => offers.length > 0)
  for (const { slug } of some.slice(0, 2)) await set('hotels', slug, { invented: 0 })
  return some
}
const RAKUTEN = 'travel.rakuten.co.jp'

test('a closed hotel is marked as such first and has no offers', async () => {
  const [{ slug, catch: catchphrase }] = await offered()
  const path = `/hotels/${slug}`
  const leads = (html: string) => links(html).some(({ href = '' }) => href.includes(RAKUTEN))
  expect(leads(facts(await rendered(path)))).toBe(true)
  await set('hotels', slug, { business_status: 'closed' })
  const html = await rendered(path)
  expect(leads(facts(html))).toBe(false)
  const text = textOf(html)
  expect(text.indexOf('閉業')).toBeLessThan(text.indexOf(catchphrase))
  expect(text).toContain('この施設は閉業しました')
})

test('without identifiers offers link directly to their targets, and nothing is labelled as an advertisement (R11, R213)', async () => {
  const [, { slug, offers }] = await offered()
  const target = `https://${RAKUTEN}/HOTEL/9611/9611.html`
  await set('hotels', slug, { offers: [{ ...offers[0], provider: 'rakutenTravel', targetUrl: target }] })
  const booking = links(await rendered(`/hotels/${slug}`)).find(({ href = '' }) => href.startsWith(target))
  const goods = links(await getText('/goods/travel-laundry-kit'))
  const shop = goods.find(({ href = '' }) => href.startsWith('https://www.amazon.co.jp/'))
  expect(shop?.href).toMatch(/^https:\/\/www\.amazon\.co\.jp\/(s\?k=|dp\/)[^&]+$/)
  expect(booking?.href).toBe(target)
  for (const offer of [shop, booking]) {
    expect(offer).toMatchObject({ target: '_blank', rel: 'nofollow noopener' })
    expect(offer?.text).not.toMatch(/^PR/)
  }
})

test('a gift shows its shelf life, its contents and where it is sold', async () => {
  const html = await getText('/gifts/okazaki-mame-miso')
  const text = textOf(facts(html))
  expect(text).toContain('日持ち 製造から約12か月')
  expect(text).toContain('特定原材料に準ずるもの：大豆')
  expect(text).toContain('780円（税込）')
  const [shop] = links(facts(html)).filter(({ text }) => text === '犬山城下の食料品店')
  expect(shop?.href).toMatch(/^\/spots\//)
})

test('goods have pros and cons as lists and their dimensions as a table', async () => {
  const html = await getText('/goods/travel-laundry-kit')
  expect(html).toMatch(/<caption[^>]*>仕様<\/caption>/)
  expect(html).toMatch(/<th scope="row">重さ<\/th>/)
  const text = textOf(html)
  expect(text).toContain('よいところ')
  expect(text).toContain('気になるところ')
})

test('goods with a product number link to their page at the shop (R210)', async () => {
  await set('goods', 'travel-laundry-kit', { asin: 'B00TEY2W72' })
  const shop = links(await rendered('/goods/travel-laundry-kit')).find(({ href = '' }) =>
    href.includes('amazon.co.jp'),
  )
  expect(shop?.href).toContain('/dp/B00TEY2W72')
})

/** The alternatives that the page of a closed place links to. */
const alternativesOn = (html: string) => {
  const nav = /<nav[^>]*aria-label="代わりの行き先".*?<\/nav>/s.exec(html)?.[0] ?? ''
  return links(nav).map(({ href = '' }) => href)
}

test('a closed place is marked and lists the nearest open ones of its kind', async () => {
  const [restaurant] = (await getJson('/v1/restaurants?limit=1')).data.restaurants.list
  const path = `/restaurants/${restaurant.slug}`
  expect(alternativesOn(await rendered(path))).toEqual([])

  await set('restaurants', restaurant.slug, { business_status: 'closed' })
  const html = await rendered(path)
  const offered = alternativesOn(html)
  expect(offered).toHaveLength(3)
  for (const href of offered) expect(href).toMatch(/^\/restaurants\//)
  expect(offered).not.toContain(path)
  const text = textOf(part(html, 'main'))
  expect(text).toContain('閉業しました')
  expect(text).not.toContain('今日の営業')
  expect(text).not.toContain('営業時間')

  const nearest = offered[0]?.replace('/restaurants/', '') ?? ''
  await set('restaurants', nearest, { business_status: 'tempClosed' })
  const others = alternativesOn(await rendered(path))
  expect(others).not.toContain(offered[0])
  expect(others.slice(0, 2)).toEqual(offered.slice(1))
  expect(textOf(await rendered(`/restaurants/${nearest}`))).toContain('現在休業しています')
})
