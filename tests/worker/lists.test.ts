import { expect, test } from 'vitest'
import { isFullRun } from '../full-run.ts'
import { get, getJson, getText } from './client.ts'
import { elements, links, part, textOf } from './html.ts'

const LISTS = ['/spots', '/hotels', '/gifts', '/goods', '/article-pages']
const ONSEN = encodeURIComponent('温泉')

const mainOf = async (path: string) => part(await getText(path), 'main')
const robots = (html: string) => elements(html, 'meta').find(({ name }) => name === 'robots')?.content
const canonical = (html: string) => elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href
/** `21–40件目 / 123件` */
const totalOf = (main: string) =>
  Number(/(?:件目 \/ |<p[^>]*>)(?:<!-- -->)*(\d+)(?:<!-- -->)?件</.exec(main)?.[1])
const titlesOf = (main: string) =>
  [...main.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text]) => textOf(text ?? ''))

test.each(LISTS)('every filter of %s leads to as many entries as its count', async (list) => {
  const choices = links(await mainOf(list)).filter(
    ({ href, text }) =>
      href?.startsWith(`${list}?`) && / \d+件$/.test(text?.replace(/(\d+件)$/, ' $1') ?? ''),
  )
  expect(choices.length).toBeGreaterThan(2)
  const wrong: string[] = []
  // Outside of a full run every fourth of the links.
  for (const { href = '', text = '' } of choices.filter((_, at) => isFullRun || at % 4 === 0)) {
    const shownCount = Number(/(\d+)件$/.exec(text)?.[1])
    const found = totalOf(await mainOf(href))
    if (found !== shownCount || shownCount === 0) wrong.push(`${text} ${href}: ${found}`)
  }
  expect(wrong).toEqual([])
})

test('filters combine, and each can be removed', async () => {
  const main = await mainOf('/spots?category=%E7%A5%9E%E7%A4%BE%E4%BB%8F%E9%96%A3&region=kinki')
  const cards = [...main.matchAll(/<article.*?<\/article>/gs)].map(([card]) => textOf(card))
  expect(cards.length).toBe(totalOf(main))
  for (const card of cards)
    expect(card).toMatch(/^神社仏閣・(三重県|滋賀県|京都府|大阪府|兵庫県|奈良県|和歌山県)/)
  const chips = elements(main, 'a').filter(({ 'aria-label': label }) => label?.endsWith('を外す'))
  expect(chips.map(({ 'aria-label': label, href }) => [label, href])).toEqual([
    ['神社仏閣を外す', '/spots?region=kinki'],
    ['近畿を外す', '/spots?category=%E7%A5%9E%E7%A4%BE%E4%BB%8F%E9%96%A3'],
  ])
  expect(links(main)).toContainEqual(expect.objectContaining({ text: '条件をすべて外す', href: '/spots' }))
})

test('lists are sorted by reading and by price across all pages', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => mainOf(`/hotels?sort=price${page > 1 ? `&page=${page}` : ''}`)),
  )
  const prices = pages.flatMap((main) =>
    [...textOf(main).matchAll(/([\d,]+)円から/g)].map(([, price]) => Number(price?.replaceAll(',', ''))),
  )
  expect(prices.length).toBe(totalOf(pages[0] ?? ''))
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))

  const kana = await mainOf('/spots?sort=kana')
  expect(titlesOf(kana)).not.toEqual(titlesOf(await mainOf('/spots')))
  const slugs = [...kana.matchAll(/<h2[^>]*><a [^>]*href="\/spots\/([^"]+)"/g)].map(([, slug]) => slug)
  const readings = await Promise.all(
    slugs.slice(0, 5).map(async (slug) => (await getJson(`/v1/spots/${slug}`)).data.spot.nameKana),
  )
  expect(readings).toHaveLength(5)
  expect(readings).toEqual(readings.toSorted())
})

test('pages of a filtered list keep its filters; beyond the last there is no page', async () => {
  const main = await mainOf('/spots?month=11&sort=kana&page=2')
  const total = totalOf(main)
  expect(textOf(main)).toContain(`21–40件目 / ${total}件`)
  expect(links(main)).toContainEqual(
    expect.objectContaining({ text: '前へ', href: '/spots?month=11&sort=kana' }),
  )
  const beyond = Math.ceil(total / 20) + 1
  expect((await get(`/spots?month=11&sort=kana&page=${beyond}`)).status).toBe(404)
  expect((await get(`/spots/_payload.json?month=11&sort=kana&page=${beyond}`)).status).toBe(404)
})

test('a filtered or sorted list has the canonical address of the plain list', async () => {
  for (const search of [`category=${ONSEN}`, 'sort=kana', 'sort=kana&page=2', 'category=nonsense']) {
    const html = await getText(`/spots?${search}`)
    expect([search, robots(html)]).toEqual([search, 'noindex,follow'])
    expect(canonical(html)).toBe('https://tabishirube.example/spots')
  }
})

test('unknown query parameters change nothing: pages stay files with addresses of their own', async () => {
  for (const [search, own] of [
    ['utm_source=x', '/spots'],
    ['page=2&fbclid=1', '/spots?page=2'],
    ['category=&sort=', '/spots'],
  ]) {
    const html = await getText(`/spots?${search}`)
    expect(canonical(html)).toBe(`https://tabishirube.example${own}`)
    expect(robots(html)).toBe('max-image-preview:large')
  }
})

test.each(['category', 'region', 'prefecture', 'month', 'with', 'sort'])(
  'an unknown value of %s is shown and ignored',
  async (name) => {
    const main = await mainOf(`/spots?${name}=${encodeURIComponent('<b>なにか')}&type=`)
    expect(textOf(main)).toContain('「<b>なにか」という条件はありません。外して表示しています。')
    expect(totalOf(main)).toBe(totalOf(await mainOf('/spots')))
  },
)

test('without results, every filter can be removed, with the resulting count', async () => {
  const path = '/hotels?type=%E5%AE%BF%E5%9D%8A&prefecture=okinawa'
  const response = await get(path)
  expect(response.status).toBe(200)
  const main = part(await response.text(), 'main')
  expect(textOf(main)).toContain('条件に合う宿は、いまのところありません。')
  const suggestions = links(main).filter(({ text }) => text?.startsWith('「'))
  expect(suggestions.length).toBeGreaterThan(0)
  for (const { href = '', text = '' } of suggestions)
    expect(totalOf(await mainOf(href))).toBe(Number(/(\d+)件$/.exec(text)?.[1]))
})

test('the data of a filtered list equals its page, and an unchanged page is not sent again', async () => {
  const path = `/gifts?category=${encodeURIComponent('和菓子')}&sort=price`
  const { title, data } = await getJson(path.replace('?', '/_payload.json?').concat('&build'))
  const response = await get(path)
  const html = await response.text()
  expect(html).toContain(`<title>${title}</title>`)
  expect(titlesOf(part(html, 'main'))).toEqual(data.cards.map((card: { title: string }) => card.title))
  expect((await get(path, { 'if-none-match': response.headers.get('etag') ?? '' })).status).toBe(304)
})
