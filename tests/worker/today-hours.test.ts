import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everyDocument, getJson, getText } from './client.ts'
import { part, textOf } from './html.ts'

const PLACE = /^\/(spots|restaurants|activities)\/[^/?]+$/
const OPENING_STATE = /営業中|まもなく終了|これから営業|本日は|本日の営業は終了|営業期間外/

test('the HTML of a place shows its weekly hours, and no state of the moment', async () => {
  const pages = (await everyDocument()).filter(({ url }) => PLACE.test(url))
  expect(pages.length).toBeGreaterThan(100)
  for (const { url, html } of pages) {
    const facts = textOf(/<section[^>]*aria-labelledby="facts".*?<\/section>/s.exec(html)?.[0] ?? '')
    expect([url, facts]).toEqual([url, expect.stringContaining('今日の営業')])
    expect([url, OPENING_STATE.test(facts)]).toEqual([url, false])
    if (url === '/spots/nagoya-port-aquarium')
      for (const words of ['火〜日', '09:30〜17:30（最終入場 16:30）', '月曜日（祝日の場合は翌日）'])
        expect(facts).toContain(words)
    if (facts.includes('営業時間 ')) expect(facts.indexOf('営業時間 ')).toBeLessThan(facts.indexOf('住所'))
    else expect([url, facts]).toEqual([url, expect.stringContaining('公式の案内')])
  }
})

test('a hotel shows its check-in instead', async () => {
  const [hotel] = (await getJson('/v1/hotels?limit=1')).data.hotels.list
  const text = textOf(part(await getText(`/hotels/${hotel.slug}`), 'main'))
  expect(text).toContain('チェックイン')
  expect(text).not.toContain('今日の営業')
})

test('holidays are embedded in the pages that need them, as a few days, and browsers do not load the table', async () => {
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
