import { afterAll, expect, test } from 'vitest'
import { triggerScheduled } from '#worker/publish/publishing.fixture.ts'
import { serveOwnSite } from '../sites.ts'
import { elements } from './html.ts'

const site = await serveOwnSite('sharing-attacks')
afterAll(site.stop)
const media = await site.miniflare.getR2Bucket('MEDIA')

const { origin } = site.url
const get = (path: string) => fetch(origin + path, { redirect: 'manual' })
const storedCards = async () => (await media.list({ prefix: 'derived/og/' })).objects.map(({ key }) => key)
const cardOf = async (page: string) => {
  const meta = elements(await (await get(page)).text(), 'meta')
  return (meta.find(({ property }) => property === 'og:image')?.content ?? '').replace(/^https:\/\/[^/]+/, '')
}

const SLOGAN = encodeURIComponent('当選おめでとうございます。1万円を振り込んでください')

test('text in an address is never drawn on a card, nor stored', async () => {
  const before = await storedCards()
  for (const path of [
    `/og/search/=/keyword=${SLOGAN}.jpg`,
    `/og/search/=/keyword=${SLOGAN}.jpg?v=1234567`,
    `/og/search/%3D/keyword=${SLOGAN}.jpg`,
    `/og/%73earch/=/keyword=${SLOGAN}.jpg`,
    `/og/search/=/keyword=${SLOGAN}/page/1.jpg`,
    `/og/search/=/prefecture=kyoto.jpg`,
    `/og/search/=/kind=spot.jpg`,
    `/og/spots%3Fcategory=${SLOGAN}.jpg`,
    `/og/shared/guides/${SLOGAN}.jpg`,
    `/og/preview/${SLOGAN}.jpg`,
  ]) {
    const response = await get(path)
    expect([path, response.status]).toEqual([path, 404])
    await response.arrayBuffer()
  }
  expect(await storedCards()).toEqual(before)
})

test('a search and a filtered list are shared with the card of their page', async () => {
  expect(await cardOf(`/search/=/keyword=${SLOGAN}`)).toBe('/og/search.jpg')
  expect(await cardOf('/search/=/prefecture=kyoto')).toBe('/og/pr/kyoto.jpg')
  expect(await cardOf('/spots?sort=kana')).toBe('/og/spots.jpg')
})

test('what is stored is bounded by the pages: no query and no version makes another card', async () => {
  const card = await cardOf('/search')
  for (const path of [
    card,
    '/og/search.jpg',
    '/og/search.jpg?v=0000000',
    `${card}&more=${SLOGAN}`,
    '/og/search.jpg?v=a&v=b',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 200])
  expect(await storedCards()).toHaveLength(1)
})

test('a stored card of an older version is redrawn hourly when its month is over', async () => {
  for (const name of ['0000001', 'zzzzzzz'])
    await media.put(`derived/og/${name}.jpg`, 'somebody else’s words')
  const hour = (days: number) => {
    const at = new Date(Date.now() + days * 86_400_000)
    at.setUTCMinutes(0, 0, 0)
    return triggerScheduled(site, at)
  }
  const before = await storedCards()
  await hour(28)
  expect(await storedCards()).toEqual(before)
  await hour(32)
  expect(await storedCards()).toEqual([])
})
