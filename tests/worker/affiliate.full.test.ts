import { afterAll, expect, test } from 'vitest'
import type { Offer } from '#domain/offers/offer.ts'
import { serveOwnSite } from '../sites.ts'
import { get, getJson, getText } from './client.ts'
import { links, part, textOf } from './html.ts'

const PROVIDERS = { goods: ['goods', 'amazon'], hotels: ['hotel', 'rakutenTravel'] } as const

/** The first page of a list with an offer of the provider, and that offer. */
const pageWithOffer = async (plural: keyof typeof PROVIDERS) => {
  const [one, provider] = PROVIDERS[plural]
  const { list } = (await getJson(`/v1/${plural}?limit=100`)).data[plural]
  for (const { slug } of list) {
    const { offers } = (await getJson(`/v1/${plural}/${slug}`)).data[one]
    const offer = offers.find((candidate: Offer) => candidate.provider === provider) as Offer | undefined
    if (offer) return { path: `/${plural}/${slug}`, slug, offer }
  }
  throw new Error(`no page of ${plural} has an offer of ${provider}`)
}

const goods = await pageWithOffer('goods')
const hotel = await pageWithOffer('hotels')
const target = 'https://travel.rakuten.co.jp/HOTEL/9611/9611.html'

const linkTo = (html: string, start: string) => links(html).find(({ href = '' }) => href.startsWith(start))

const partner = await serveOwnSite('affiliate', {
  serverDev: true,
  vars: {
    AMAZON_AFFILIATE_ID: 'tabi-22',
    RAKUTEN_AFFILIATE_ID: '1a2b.3c4d.5e6f.7a8b',
    RAKUTEN_LINK_SET_ID: '_Autumn',
  },
})
afterAll(partner.stop)

/** The sample content has no product of the shop; this one has. */
const ASIN = 'B00TEY2W72'
const db = (await partner.miniflare.getD1Database('DB')) as D1Database
await db
  .prepare('UPDATE goods SET offers = ? WHERE slug = ?')
  .bind(JSON.stringify([{ ...goods.offer, asin: ASIN }]), goods.slug)
  .run()
// The hotels of the sample content are fictional and have no offers; this one has.
await db
  .prepare('UPDATE hotels SET invented = 0, offers = ? WHERE slug = ?')
  .bind(JSON.stringify([{ ...hotel.offer, targetUrl: target }]), hotel.slug)
  .run()

/** A page rendered with these identifiers configured. */
const builtWithIds = async (path: string): Promise<string> => {
  const response = await get(`/_/render?url=${encodeURIComponent(path)}`, {}, partner.url.origin)
  return ((await response.json()) as { html: string }).html
}

test('with an identifier the retailer is linked by its product and our tag (R11, R210, R213, R214)', async () => {
  const shop = linkTo(await builtWithIds(goods.path), 'https://www.amazon.co.jp/')
  expect(shop).toMatchObject({
    href: `https://www.amazon.co.jp/dp/${ASIN}?tag=tabi-22`,
    rel: 'sponsored nofollow noopener',
    target: '_blank',
    text: expect.stringMatching(/^PR/),
  })
})

test('with an identifier the booking is linked through the redirect of the set that is configured, its target in pc (R11, R211, R213, R214, R268)', async () => {
  const booking = linkTo(await builtWithIds(hotel.path), 'https://hb.afl.rakuten.co.jp/')
  expect(booking).toMatchObject({
    href: `https://hb.afl.rakuten.co.jp/hgc/1a2b.3c4d.5e6f.7a8b/_Autumn?pc=${encodeURIComponent(target)}`,
    rel: 'sponsored nofollow noopener',
    target: '_blank',
    text: expect.stringMatching(/^PR/),
  })
})

test('an offer without a product searches for it by name at the shop, with our tag (R210)', async () => {
  await db
    .prepare('UPDATE goods SET asin = NULL, offers = ? WHERE slug = ?')
    .bind(JSON.stringify([{ ...goods.offer, asin: null }]), goods.slug)
    .run()
  const { name } = (await getJson(`/v1/goods/${goods.slug}`)).data.goods
  const shop = linkTo(await builtWithIds(goods.path), 'https://www.amazon.co.jp/')
  expect(shop?.href).toBe(`https://www.amazon.co.jp/s?k=${encodeURIComponent(name)}&tag=tabi-22`)
})

test('the configuration reaches the browser with the page, so that it links the same; the set of links has a default (R11, R213)', async () => {
  const configOf = (html: string) =>
    JSON.parse(/<script id="site-config" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
  expect(configOf(await getText(goods.path))).toMatchObject({
    amazonAffiliateId: '',
    rakutenAffiliateId: '',
    rakutenLinkSetId: '_STLink001',
  })
  expect(configOf(await builtWithIds(goods.path))).toMatchObject({
    amazonAffiliateId: 'tabi-22',
    rakutenAffiliateId: '1a2b.3c4d.5e6f.7a8b',
    rakutenLinkSetId: '_Autumn',
  })
})

test('a placement that leads to another site says so to search engines and to every reader (R5, R214)', async () => {
  const outside = 'https://sponsor.example/plan?from=tabi'
  await db
    .prepare('UPDATE sponsored_pages SET target = ?, start_at = ?, end_at = ?')
    .bind(outside, '2020-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z')
    .run()
  for (const path of ['/', '/features', '/products']) {
    const rendered = await (await fetch(`${partner.url}/_/render?url=${path}`)).json()
    const outgoing = links(rendered.html).filter(({ href }) => href === outside)
    expect([path, outgoing.length > 0]).toEqual([path, true])
    for (const anchor of outgoing) {
      expect(anchor).toMatchObject({ rel: 'sponsored nofollow noopener', target: '_blank' })
      expect(anchor.text).toContain('（新しいタブで開きます）')
    }
  }
})

test('an article that earns by a link in its text says so before it, and its cards say nothing of it (R7, R11)', async () => {
  const { list } = (await getJson('/v1/article-pages?limit=100')).data.articlePages
  const article = list.find(({ disclosure }: { disclosure: { kind: string } }) => disclosure.kind === 'none')
  const path = `/article-pages/${article.slug}`
  const link = (href: string) => ({ text: 'ここで買えます', marks: [{ type: 'link', href }] })
  const save = (text: unknown[]) =>
    db
      .prepare('UPDATE article_pages SET blocks = ? WHERE slug = ?')
      .bind(JSON.stringify([{ id: article.id, type: 'paragraph', data: { text } }]), article.slug)
      .run()
  const sentence = 'このページにはアフィリエイト広告が含まれます'
  await save([{ text: '何も売りません。', marks: [] }])
  expect(part(await builtWithIds(path), 'main')).not.toContain(sentence)
  await save([link(`https://www.amazon.co.jp/dp/${ASIN}`), link(target)])
  const main = part(await builtWithIds(path), 'main')
  const earning = links(main).filter(({ rel = '' }) => rel.includes('sponsored'))
  expect(earning.map(({ href }) => href)).toEqual([
    `https://www.amazon.co.jp/dp/${ASIN}?tag=tabi-22`,
    `https://hb.afl.rakuten.co.jp/hgc/1a2b.3c4d.5e6f.7a8b/_Autumn?pc=${encodeURIComponent(target)}`,
  ])
  expect(main.indexOf(sentence)).toBeGreaterThan(0)
  expect(main.indexOf(sentence)).toBeLessThan(main.indexOf('rel="sponsored'))
  const home = await builtWithIds('/article-pages')
  const cards = home.split('<article').filter((card) => card.includes(`href="${path}"`))
  expect(cards.map((card) => textOf(`<article${card}`)).filter((text) => text.includes('広告'))).toEqual([])
})
