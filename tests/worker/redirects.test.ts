import { expect, test } from 'vitest'
import { routeRuleMistakes } from '#domain/redirect/rule-mistakes.ts'
import { ROUTE_RULES } from '#worker/redirects/route-rules.ts'
import { get } from './client.ts'

const answer = async (path: string) => {
  const { status, headers } = await get(path)
  return { status, location: headers.get('location'), caching: headers.get('cache-control') }
}

const PASSING = { status: 302, caching: 'no-store' }

test.each([
  ['/@', '/@/home/topics'],
  ['/@/', '/@/home/topics'],
  ['/@/travel', '/@/home/topics'],
  ['/@/stats', '/@/home/topics'],
  ['/@/stats/', '/@/home/topics'],
])('%s redirects to the home of the personal area (R54–R57)', async (path, location) => {
  expect(await answer(path)).toEqual({ ...PASSING, location })
})

test.each([
  ['/@/home', '/@/home/topics'],
  ['/@/settings', '/@/settings/account'],
  ['/@/favorites', '/@/favorites/spots'],
  ['/@/histories', '/@/histories/spots'],
])('%s redirects to its first page (R57, R58)', async (path, location) => {
  expect(await answer(path)).toEqual({ ...PASSING, location })
})

test('/blank redirects to the top page (R35)', async () => {
  expect(await answer('/blank')).toEqual({ ...PASSING, location: '/' })
})

test('a redirect keeps the query (R62)', async () => {
  expect((await answer('/@?from=mail&x=%E6%B8%A9')).location).toBe('/@/home/topics?from=mail&x=%E6%B8%A9')
  expect((await answer('/blank?a=1')).location).toBe('/?a=1')
  expect((await answer('/company?a=1')).location).toBe('https://company.tabishirube.example/?a=1')
})

test('a rule for all paths below one appends the rest, permanently (R62)', async () => {
  expect(await answer('/articles/tsugaru-stove-train-2026?page=2')).toMatchObject({
    status: 301,
    location: '/article-pages/tsugaru-stove-train-2026?page=2',
  })
  expect(await answer('/articles')).toMatchObject({ status: 301, location: '/article-pages' })
  expect((await answer('/articles/%E6%B8%A9%E6%B3%89%3Fa%23b')).location).toBe(
    '/article-pages/%E6%B8%A9%E6%B3%89%3Fa%23b',
  )
})

test('a rule redirects to another site with 307, which is not cached (R62)', async () => {
  expect(await answer('/company')).toEqual({
    status: 307,
    location: 'https://company.tabishirube.example/',
    caching: 'no-store',
  })
})

test('rules match exactly, by case and to the end (R61, R62)', async () => {
  for (const path of ['/Blank', '/blank2', '/blank/x', '/Articles/x', '/articlesx', '/COMPANY'])
    expect([path, (await answer(path)).status]).toEqual([path, 404])
})

test('an address is decoded once before rules are matched (R61)', async () => {
  expect((await answer('/%62lank')).location).toBe('/')
  expect((await answer('/%40')).location).toBe('/@/home/topics')
  expect((await answer('/%2562lank')).status).toBe(404)
})

test('the folder of the personal pages is not a URL', async () => {
  expect(await answer('/~/home/topics')).toMatchObject({ status: 302, location: '/@/home/topics' })
})

test('every rule of the site answers with its status and its target, which matches no rule itself (R62)', async () => {
  expect(routeRuleMistakes(ROUTE_RULES)).toEqual([])
  for (const { from, to, status } of ROUTE_RULES) {
    const found = await answer(from.replace('/**', '/x'))
    expect(found).toMatchObject({ status: status ?? 307, location: to.replace('/**', '/x') })
  }
})
