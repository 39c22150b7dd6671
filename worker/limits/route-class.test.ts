import { expect, test } from 'vitest'
import { v1 } from '../v1/index.ts'
import { LIMITS } from './limits.ts'
import { ROUTE_CLASSES, routeClassOf } from './route-class.ts'

test.each([
  ['GET /login/start', 'sign-in'],
  ['GET /login/callback', 'sign-in'],
  ['GET /logout', 'sign-in'],
  ['POST /v1/accounts/login', 'accounts'],
  ['POST /v1/accounts/authorize', 'read'],
  ['GET /v1/spots', 'read'],
  ['HEAD /v1/spots', 'read'],
  ['GET /v1/manage/home', 'read'],
  ['GET /v1/search', 'search'],
  ['GET /v1/hotels?q=onsen', 'search'],
  ['GET /v1/manage/hotels?q=onsen', 'read'],
  ['GET /search/=/onsen', 'search'],
  ['GET /search/=/onsen/_payload.json', 'search'],
  ['GET /search?keyword=onsen', 'search'],
  ['GET /spots?category=onsen', 'search'],
  ['GET /spots/page/2?sort=kana', 'search'],
  ['GET /article-pages/page/2/_payload.json?sort=updated', 'search'],
  ['GET /og/index.jpg', 'card'],
  ['GET /v1/search/suggest', 'search'],
  ['PUT /v1/me/favorites/spots/a1', 'member-write'],
  ['PATCH /v1/travel/guides/a1', 'member-write'],
  ['PATCH /v1/manage/spots/a1', 'manage-write'],
  ['POST /v1/manage/manuscripts/bulk', 'manage-write'],
  ['POST /v1/manage/media', 'upload'],
  ['POST /v1/manage/media/a1/replace', 'upload'],
  ['PUT /v1/travel/actions/a1/photos/a2', 'upload'],
  ['GET /v1/me/export', 'export'],
  ['GET /v1/travel/guides/a1.ics', 'export'],
  ['GET /preview/abc.def', 'preview'],
  ['GET /shared/guides/abc', 'shared'],
  ['GET /shared/guides/abc/card.jpg', 'shared'],
  ['GET /v1/shared/guides/abc', 'shared'],
  ['POST /v1/observations', 'beacon'],
  ['GET /v1/health', 'beacon'],
  ['POST /v1/reports', 'report'],
  ['POST /reports/spots/kenrokuen', 'report'],
  ['POST /newsletter', 'report'],
  ['POST /newsletter/confirm', 'shared'],
  ['POST /newsletter/unsubscribe', 'shared'],
  ['GET /reports/spots/kenrokuen', 'search'],
  ['GET /reports/spots/kenrokuen/_payload.json', 'search'],
])('%s counts as %s (R246)', (endpoint, of) => {
  const [method = '', address = ''] = endpoint.split(' ')
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  expect(routeClassOf(method, pathname, searchParams)).toBe(of)
})

test('documents, their files and their data are never limited (R246)', () => {
  expect(routeClassOf('GET', '/spots', new URLSearchParams('page=2&utm_source=x'))).toBe(null)
  for (const path of [
    '/',
    '/spots/kenrokuen',
    '/spots/kenrokuen/_payload.json',
    '/search',
    '/login',
    '/newsletter',
    '/newsletter/confirm',
    '/@/travel/guides',
    '/$/article-pages',
    '/assets/a.js',
    '/cdn-cgi/image/width=100/x.webp',
    '/preview/light/assets/a.css',
    '/feed.xml',
    '/v1.html',
    '/v1/switches',
  ])
    expect([path, routeClassOf('GET', path)]).toEqual([path, null])
})

test('every call of /v1 has a class, and every class a counter of its own (R246)', () => {
  for (const { method, path } of v1.routes)
    if (method !== 'ALL' && path !== '/switches')
      expect([method, path, routeClassOf(method, `/v1${path}`.replace(/\/$/, ''))]).not.toContain(null)
  const bindings = ROUTE_CLASSES.map((of) => LIMITS[of].binding)
  expect(new Set(bindings).size).toBe(ROUTE_CLASSES.length)
})
