import { globSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { serveOwnSite } from '../sites.ts'
import { everyDocument, get, getJson, getText } from './client.ts'
import { links, part, textOf } from './html.ts'

const site = await serveOwnSite('today-hours', { serverDev: true })
afterAll(site.stop)
const db = (await site.miniflare.getD1Database('DB')) as D1Database

const rendered = async (path: string): Promise<string> => {
  const response = await get(`/_/render?url=${path}`, {}, site.url.origin)
  return ((await response.json()) as { html: string }).html
}
const close = (table: string, slug: string, status: string) =>
  db.prepare(`UPDATE ${table} SET business_status = ? WHERE slug = ?`).bind(status, slug).run()

/** Where a closed place sends its readers. */
const alternativesOn = (html: string) => {
  const nav = /<nav[^>]*aria-label="代わりの行き先".*?<\/nav>/s.exec(html)?.[0] ?? ''
  return links(nav).map(({ href = '' }) => href)
}

const PLACE = /^\/(spots|restaurants|activities)\/[^/?]+$/
const STATE_OF_A_MOMENT = /営業中|まもなく終了|これから営業|本日は|本日の営業は終了|営業期間外/

test('the HTML of a place says its weekly hours first, and nothing that is true for a moment only', async () => {
  const pages = (await everyDocument()).filter(({ url }) => PLACE.test(url))
  expect(pages.length).toBeGreaterThan(100)
  for (const { url, html } of pages) {
    const facts = textOf(/<section[^>]*aria-labelledby="facts".*?<\/section>/s.exec(html)?.[0] ?? '')
    expect([url, facts]).toEqual([url, expect.stringContaining('今日の営業')])
    expect([url, STATE_OF_A_MOMENT.test(facts)]).toEqual([url, false])
    if (url === '/spots/nagoya-port-aquarium')
      for (const words of ['火〜日', '09:30〜17:30（最終入場 16:30）', '月曜日（祝日の場合は翌日）'])
        expect(facts).toContain(words)
    if (facts.includes('営業時間 ')) expect(facts.indexOf('営業時間 ')).toBeLessThan(facts.indexOf('住所'))
    else expect([url, facts]).toEqual([url, expect.stringContaining('公式の案内')])
  }
})

test('a hotel tells when to check in instead', async () => {
  const [hotel] = (await getJson('/v1/hotels?limit=1')).data.hotels.list
  const text = textOf(part(await getText(`/hotels/${hotel.slug}`), 'main'))
  expect(text).toContain('チェックイン')
  expect(text).not.toContain('今日の営業')
})

test('holidays come with the pages that need them, as a few days, and no browser gets the table', async () => {
  const holidaysOf = async (slug: string) =>
    (await getJson(`/spots/${slug}/_payload.json`)).data.surroundings.holidays
  const { from, to, days } = await holidaysOf('nagoya-port-aquarium')
  expect(Date.parse(to) - Date.parse(from)).toBe(400 * 86_400_000)
  expect(days.length).toBeGreaterThan(15)
  expect(JSON.stringify({ from, to, days }).length).toBeLessThan(400)
  expect(await holidaysOf('kinosaki-onsen')).toBeNull()
  for (const chunk of globSync('dist/client/assets/**/*.js'))
    expect([chunk, readFileSync(chunk, 'utf8').includes('National Foundation Day')]).toEqual([chunk, false])
})

test('a closed place says so and names the nearest of its kind that are open', async () => {
  const [restaurant] = (await getJson('/v1/restaurants?limit=1')).data.restaurants.list
  const path = `/restaurants/${restaurant.slug}`
  expect(alternativesOn(await rendered(path))).toEqual([])

  await close('restaurants', restaurant.slug, 'closed')
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
  await close('restaurants', nearest, 'tempClosed')
  const others = alternativesOn(await rendered(path))
  expect(others).not.toContain(offered[0])
  expect(others.slice(0, 2)).toEqual(offered.slice(1))
  expect(textOf(await rendered(`/restaurants/${nearest}`))).toContain('現在休業しています')
})
