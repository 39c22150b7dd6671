import sharp from 'sharp'
import { expect, test } from 'vitest'
import { everyDocument, get, getText, production } from './client.ts'
import { elements } from './html.ts'

const APP_HOST = 'https://tabishirube.example'
const documents = await everyDocument()

const metaOf = (html: string) =>
  Object.fromEntries(elements(html, 'meta').map(({ property, name, content }) => [property ?? name, content]))
const shared = documents
  .map(({ url, html }) => ({ url, meta: metaOf(html) }))
  .filter(({ meta }) => meta['og:url'] !== undefined)
const pathOf = (address = '') => address.replace(APP_HOST, '')
const cardOf = async (page: string) => pathOf(metaOf(await getText(page))['og:image'])

test('every shareable page has a picture of its own, with its size and description', () => {
  expect(shared.length).toBeGreaterThan(300)
  const wrong = shared.filter(
    ({ meta }) =>
      !/^https:\/\/tabishirube\.example\/og\/[a-z0-9/-]+\.jpg\?v=[a-z0-9]{7}$/.test(meta['og:image'] ?? '') ||
      meta['og:image:width'] !== '1200' ||
      meta['og:image:height'] !== '630' ||
      !meta['og:image:alt'] ||
      meta['twitter:card'] !== 'summary_large_image',
  )
  expect(wrong.map(({ url }) => url)).toEqual([])
  expect(new Set(shared.map(({ meta }) => meta['og:image'])).size).toBe(shared.length)
})

const SAMPLES = [
  '/',
  '/spots',
  '/spots?page=2',
  '/spots/kinosaki-onsen',
  '/pr/kyoto',
  '/pr/ishikawa/17201',
  '/regions/kanto',
  '/authors/hayase-mio',
  '/months/11',
  '/themes/onsen',
  '/series/window-seat-lines',
  '/features/winter-steam',
  '/campaigns/warm-yuzu-bath-gift',
  '/article-pages/tsugaru-stove-train-2026',
  '/map',
  '/about',
  '/search',
]

test.each(SAMPLES)(
  'the picture of %s is drawn, 1200 by 630, and small',
  async (page) => {
    const response = await get(await cardOf(page))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(response.headers.get('cache-control')).toBe('public, max-age=2592000')
    const body = Buffer.from(await response.arrayBuffer())
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(body.length).toBeLessThan(300_000)
  },
  20_000,
)

/** The share of dark pixels in the left part of the picture, where the title is. */
const inkOf = async (page: string) => {
  const body = Buffer.from(await (await get(await cardOf(page))).arrayBuffer())
  const { data } = await sharp(body)
    .extract({ left: 60, top: 70, width: 600, height: 400 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.filter((grey) => grey < 100).length
}

test('every picture has text, which differs from the others', async () => {
  const inks = await Promise.all(SAMPLES.map(inkOf))
  for (const ink of inks) expect(ink).toBeGreaterThan(1500)
  expect(new Set(inks).size).toBe(inks.length)
}, 20_000)

test('an address without its version, or with a former one, shows the current page, cached briefly', async () => {
  const card = await cardOf('/spots/kinosaki-onsen')
  const now = await (await get(card)).arrayBuffer()
  for (const old of [card.replace(/\?.*/, ''), card.replace(/v=.*/, 'v=0000000')]) {
    const response = await get(old)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(now))).toBe(true)
  }
})

test('an unchanged picture is not sent again', async () => {
  const card = await cardOf('/about')
  const etag = (await get(card)).headers.get('etag') ?? ''
  expect((await get(card, { 'if-none-match': etag })).status).toBe(304)
  expect((await fetch(production + card, { method: 'HEAD' })).status).toBe(200)
})

test.each([
  '/og/spots/no-such-place.jpg',
  '/og/spots/hidden-draft-harbour.jpg',
  '/og/no-such-page.jpg',
  '/og/login.jpg',
  '/og/index.png',
  '/og/',
  '/og/spots/%.jpg',
  '/og/_/render.jpg',
])('%s is no picture', async (path) => {
  expect((await get(path)).status).toBe(404)
})
