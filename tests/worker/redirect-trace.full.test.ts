import { afterAll, expect, test, vi } from 'vitest'
import type { RedirectTrace, RedirectTraceEnd } from '#domain/redirect/redirect-trace.ts'
import { asAdmin } from './management-calls/office.ts'
import { POLLING, serveRedirects } from './redirects.ts'

const { site, office, create, seen, eventually } = await serveRedirects('redirect-trace')
afterAll(site.stop)

await create({ from: '/trace/shop', to: '/goods?from=old' })
await create({ from: '/trace/away', to: 'https://partner.example/shop', status: 307 })
await create({ from: '/trace/gone/**', to: '', status: 410 })
await create({ from: '/trace/slash', to: '/spots/' })
await create({ from: '/trace/round', to: '/trace/round/index.html' })
await create({ from: '/trace/former', to: '/spots/kinosaki-onsen-town/' })
await create({ from: '/trace/lost/**', to: '/nowhere/**', status: 308 })
await eventually('/trace/lost', [308, '/nowhere'])
const removed = await site.db
  .prepare("SELECT slug FROM spots WHERE status = 'archived'")
  .first<string>('slug')

/** As many as a browser follows. */
const MAX_HOPS = 20

/** What a visitor gets who follows every redirect: each of them, and the last status. */
async function followed(address: string) {
  const hops: { status: number; to: string | null }[] = []
  let url = new URL(address, site.url)
  while (hops.length < MAX_HOPS) {
    const [status, to] = (await seen(url.pathname + url.search)) as [number, string | null]
    if (to === null) return { hops, end: status }
    hops.push({ status, to })
    url = new URL(to, url)
    if (url.origin !== site.url) return { hops, end: 'elsewhere' }
  }
  return { hops, end: 'loop' }
}

const SEEN: Record<RedirectTraceEnd, (number | string)[]> = {
  page: [200],
  missing: [404],
  removed: [410],
  gone: [410],
  elsewhere: ['elsewhere'],
  area: [200, 404],
  loop: ['loop'],
}

/** Each address with the end of its trace, and the other forms of an address that are redirected without a step. */
const ADDRESSES: [address: string, end: RedirectTraceEnd, unlisted?: string[]][] = [
  ['/', 'page'],
  ['/spots?page=2', 'page'],
  ['/spots?sort=kana', 'page'],
  ['/spots/kanazawa-kenrokuen', 'page'],
  ['/login', 'page'],
  ['/blank?a=1', 'page'],
  ['/articles/tsugaru-stove-train-2026', 'page'],
  ['/articles/nothing', 'missing'],
  ['/company', 'elsewhere'],
  ['/~', 'area'],
  ['/~/settings', 'area'],
  ['/%40/home/', 'area'],
  ['/@/home/topics', 'area'],
  ['/@/nothing', 'area'],
  ['/v1/spots', 'area'],
  ['/robots.txt', 'area'],
  ['/spots/_payload.json', 'area'],
  ['/trace/shop', 'page'],
  ['/trace/shop/?a=1', 'page'],
  ['/%74race/shop', 'page'],
  ['/trace/away', 'elsewhere'],
  ['/trace/gone', 'gone'],
  ['/trace/gone/x', 'gone'],
  ['/trace/lost/a/b?c=1', 'missing'],
  ['/trace/slash', 'page', ['/spots']],
  ['/trace/shop/index.html', 'page', ['/trace/shop']],
  ['/trace/former', 'page', ['/spots/kinosaki-onsen-town']],
  ['/trace/round', 'loop', ['/trace/round']],
  ['/trace/gone/x/_payload.json?mh2x3k4v', 'gone', ['/trace/gone/x']],
  ['/articles/nothing/_payload.json', 'missing', ['/articles/nothing']],
  ['/spots/', 'page', ['/spots']],
  ['/%73pots', 'page', ['/spots']],
  ['/spots/page/2', 'page', ['/spots?page=2']],
  ['/spots/index.html', 'page', ['/spots']],
  ['/.//spots/', 'page', ['/spots']],
  ['/spots/kinosaki-onsen-town?from=mail', 'page'],
  ['/spots/kinosaki-onsen-town/', 'page', ['/spots/kinosaki-onsen-town']],
  ['/hotels/kinosaki-onsen-town', 'missing'],
  [`/spots/${removed}`, 'removed'],
  ['/spots/nothing', 'missing'],
  ['/nothing/', 'missing', ['/nothing']],
  ['/404.html', 'missing'],
  ['/%E6%B8%A9%E6%B3%89', 'missing'],
]

test.each(ADDRESSES)('the trace of %s is what a visitor gets: %s (R62)', async (path, end, unlisted = []) => {
  const { way }: { way: RedirectTrace } = await asAdmin(
    office,
    `GET /manage/redirects/way?${new URLSearchParams({ path })}`,
  )
  const { hops, end: got } = await followed(path)
  const isListed = ({ to }: { to: string | null }) => to === null || !unlisted.includes(to)
  const steps = way.steps.filter(({ to }) => to !== null).map(({ to, status }) => ({ status, to }))
  expect(way.end).toBe(end)
  expect(steps).toEqual(hops.filter(isListed))
  expect(hops.map(({ to }) => to)).toEqual(expect.arrayContaining(unlisted))
  expect(SEEN[end]).toContain(got)
  if (steps.length + unlisted.length === 0) expect(way.isPage).toBe(end === 'page')
})

test('a rule counts what it redirects, not what is traced or fetched as data (R62)', async () => {
  const { id } = await create({ from: '/trace/counted' })
  await eventually('/trace/counted/_payload.json', [302, '/trace/counted'])
  await asAdmin(office, 'GET /manage/redirects/way?path=/trace/counted')
  expect(await seen('/trace/counted')).toEqual([302, '/help'])
  const hits = async () => (await asAdmin(office, `GET /manage/redirects/${id}`)).redirect.hits
  await vi.waitFor(async () => expect(await hits()).toBeGreaterThan(0), POLLING)
  expect(await hits()).toBe(1)
})
