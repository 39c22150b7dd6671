import { afterAll, expect, test } from 'vitest'
import { distanceText, metresBetween, roadMetres } from '#domain/distance.ts'
import { serveOwnSite } from '../sites.ts'
import { get, getJson, getText } from './client.ts'
import { elements, links, textOf } from './html.ts'

const site = await serveOwnSite('place-pages', { serverDev: true })
afterAll(site.stop)
const db = (await site.miniflare.getD1Database('DB')) as D1Database

const SPOT = 'nagoya-port-aquarium'

/** A page as it is built from what the database holds now. */
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

test('what is near a place is sorted by distance, and each says how far it is', async () => {
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

test('no place of its kind is nearer than those that a page names', async () => {
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

test('a place can be called, looked up and booked with one press, and names what it was checked against', async () => {
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

test('the address and the maps of others stand in the text, and no map is loaded with the page', async () => {
  const html = await getText(`/spots/${SPOT}`)
  const hosts = links(facts(html)).map(({ href = '' }) => (URL.canParse(href) ? new URL(href).host : href))
  expect(hosts).toContain('maps.gsi.go.jp')
  expect(hosts).toContain('www.google.com')
  const loaded = [...elements(html, 'link'), ...elements(html, 'script'), ...elements(html, 'img')]
    .flatMap(({ href, src }) => [href ?? '', src ?? ''])
    .filter((url) => /maplibre|MapPanel|cyberjapandata/i.test(url))
  expect(loaded).toEqual([])
})

test('what guests said elsewhere is shown as theirs, and not told to search engines', async () => {
  const [hotel] = (await getJson('/v1/hotels?limit=1')).data.hotels.list
  const review = { average: 4.5, count: 1204, source: '楽天トラベル', fetchedAt: '2026-10-01T00:00:00+09:00' }
  await set('hotels', hotel.slug, { review, rakuten_hotel_no: '9611' })
  const html = await rendered(`/hotels/${hotel.slug}`)
  expect(textOf(html)).toContain('5点中4.5点（楽天トラベルの1,204件、2026年10月1日現在）')
  expect(html).not.toMatch(/aggregateRating|ratingValue/i)
})

test('a closed hotel says so first and sells nothing', async () => {
  const { list } = (await getJson('/v1/hotels?limit=100')).data.hotels
  const slugs: string[] = list.map(({ slug }: { slug: string }) => slug)
  const offered = await Promise.all(
    slugs.map(async (slug) => ({ slug, offers: (await getJson(`/v1/hotels/${slug}`)).data.hotel.offers })),
  )
  const slug = offered.find(({ offers }) => offers.length > 0)?.slug ?? ''
  const path = `/hotels/${slug}`
  // Those of the sample are invented, and offer nothing.
  await set('hotels', slug, { invented: 0 })
  const leads = (html: string) => links(html).some(({ href = '' }) => href.includes('travel.rakuten.co.jp'))
  expect(leads(facts(await rendered(path)))).toBe(true)
  await set('hotels', slug, { business_status: 'closed' })
  const html = await rendered(path)
  expect(leads(facts(html))).toBe(false)
  const text = textOf(html)
  expect(text.indexOf('閉業')).toBeLessThan(
    text.indexOf(list.find((card: { slug: string }) => card.slug === slug).catch),
  )
  expect(text).toContain('この施設は閉業しました')
})

test('a gift says how long it keeps, what is in it and where it is sold', async () => {
  const html = await getText('/gifts/okazaki-mame-miso')
  const text = textOf(facts(html))
  expect(text).toContain('日持ち 製造から約12か月')
  expect(text).toContain('特定原材料に準ずるもの：大豆')
  expect(text).toContain('780円（税込）')
  const [shop] = links(facts(html)).filter(({ text }) => text === '犬山城下の食料品店')
  expect(shop?.href).toMatch(/^\/spots\//)
})

test('goods have their two sides as lists and their measures as a table', async () => {
  const html = await getText('/goods/travel-laundry-kit')
  expect(html).toMatch(/<caption[^>]*>仕様<\/caption>/)
  expect(html).toMatch(/<th scope="row">重さ<\/th>/)
  const text = textOf(html)
  expect(text).toContain('よいところ')
  expect(text).toContain('気になるところ')
})

test('goods with a number at the shop lead to their own page there (R210)', async () => {
  await set('goods', 'travel-laundry-kit', { asin: 'B00TEY2W72' })
  const shop = links(await rendered('/goods/travel-laundry-kit')).find(({ href = '' }) =>
    href.includes('amazon.co.jp'),
  )
  expect(shop?.href).toContain('/dp/B00TEY2W72')
})
