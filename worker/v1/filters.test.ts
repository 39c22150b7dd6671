import { expect, test } from 'vitest'
import type { Card } from '#domain/content/card.ts'
import { getJson } from '#tests/worker/client.ts'

const cards = async (path: string): Promise<Card[]> =>
  Object.values<{ list: Card[] }>((await getJson(`/v1/${path}`)).data)[0]?.list ?? []
const whole = async (path: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: entities of any kind
  Object.values<any>((await getJson(`/v1/${path}`)).data)[0]

const total = async (path: string): Promise<number> =>
  Object.values<{ meta: { total: number } }>((await getJson(`/v1/${path}`)).data)[0]?.meta.total ?? 0

/** The spots that match a predicate, read one by one. */
const all = await cards('spots?limit=100')
const spots = await Promise.all(all.map(({ slug }) => whole(`spots/${slug}`)))

/** The same from a filtered list, which must return exactly those. */
const slugs = async (query: string) => (await cards(`spots?limit=100&${query}`)).map(({ slug }) => slug)
const among = (found: string[]) => found.filter((slug) => all.some((card) => card.slug === slug)).sort()
const expected = (rule: (spot: (typeof spots)[number]) => boolean) =>
  spots
    .filter(rule)
    .map(({ slug }) => slug)
    .sort()

test('a list can be filtered by prefecture slug', async () => {
  const found = await slugs('prefecture=kyoto')
  expect(found.length).toBeGreaterThan(0)
  expect(among(found)).toEqual(expected(({ prefectureCode }) => prefectureCode === '26'))
  expect(await total('spots?prefecture=kyoto&limit=1')).toBe(found.length)
})

test('a list can be filtered by municipality code', async () => {
  const code = spots[0].cityCode
  const found = await slugs(`city=${code}`)
  expect(found).toContain(spots[0].slug)
  expect(among(found)).toEqual(expected(({ cityCode }) => cityCode === code))
})

test('a list can be filtered by tag', async () => {
  const [tag] = spots[0].tags
  const found = await slugs(`tag=${encodeURIComponent(tag)}`)
  expect(found).toContain(spots[0].slug)
  expect(among(found)).toEqual(expected(({ tags }) => tags.includes(tag)))
})

test('a list can be filtered by month', async () => {
  const found = await slugs('month=4')
  expect(found.length).toBeGreaterThan(0)
  expect(among(found)).toEqual(expected(({ bestMonths }) => bestMonths.includes(4)))
  expect(found.length).toBeLessThan(await total('spots'))
  const activities = await cards('activities?month=1&limit=100')
  for (const { slug } of activities) expect((await whole(`activities/${slug}`)).months).toContain(1)
})

test('articles can be filtered by type', async () => {
  const counts = await Promise.all(
    ['news', 'feature', 'experience'].map((type) => total(`article-pages?type=${type}`)),
  )
  expect(Math.min(...counts)).toBeGreaterThan(0)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(await total('article-pages'))
  for (const { slug } of await cards('article-pages?type=news&limit=5'))
    expect((await whole(`article-pages/${slug}`)).type).toBe('news')
})

test('keywords match names, readings and tags; all must match', async () => {
  expect(await slugs('q=城崎')).toContain('kinosaki-onsen')
  expect(await slugs('q=きのさき')).toContain('kinosaki-onsen')
  const [one, both] = await Promise.all([slugs('q=温泉'), slugs(`q=${encodeURIComponent('温泉　城崎')}`)])
  expect(both).toContain('kinosaki-onsen')
  expect(both.length).toBeLessThan(one.length)
  for (const slug of both) expect(one).toContain(slug)
  expect(await slugs('q=ぬるぽがっ')).toEqual([])
})

test('a keyword also matches the type of a hotel', async () => {
  const hotels = await cards(`hotels?limit=100&q=${encodeURIComponent('旅館')}`)
  expect(hotels.map(({ slug }) => slug)).toContain('misasa-kawaoto-hitotsu')
})

test('letters match in either case and width', async () => {
  const found = await Promise.all(
    ['q=jr', 'q=JR', 'q=ＪＲ'].map((query) => cards(`article-pages?limit=100&${query}`)),
  )
  expect(found[0]?.map(({ slug }) => slug)).toEqual(found[1]?.map(({ slug }) => slug))
  expect(found[2]?.map(({ slug }) => slug)).toEqual(found[1]?.map(({ slug }) => slug))
})

test('characters with a meaning in SQL are literal', async () => {
  for (const sign of ['%', '_', '\\', "'", '*', "' OR 1=1 --"])
    expect([sign, await slugs(`q=${encodeURIComponent(sign)}`)]).toEqual([sign, []])
})

test('filters combine', async () => {
  const found = await slugs('prefecture=kyoto&month=4&q=京都')
  expect(among(found)).toEqual(
    expected(
      ({ prefectureCode, bestMonths, name, nameKana, catch: catchphrase, category, tags }) =>
        prefectureCode === '26' &&
        bestMonths.includes(4) &&
        [name, nameKana, catchphrase, category, ...tags].join('\n').includes('京都'),
    ),
  )
})

test('a month does not filter kinds without months', async () => {
  expect(await cards('hotels?month=4')).toEqual([])
})
