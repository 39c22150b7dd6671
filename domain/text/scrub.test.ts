import { expect, test } from 'vitest'
import { scrub } from './scrub.ts'

const JWT = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl'

test.each([
  [`Bearer ${JWT}`, 'Bearer …'],
  [`token was ${JWT}.`, 'token was [token]'],
  ['no member hanako.yamada+trip@example.co.jp here', 'no member [mail] here'],
  ['mail=hanako%40example.jp', 'mail=[mail]'],
  [
    'GET https://site.example/login/callback?code=abc&state=def failed',
    'GET https://site.example/login/callback failed',
  ],
  ['/search?keyword=痔の宿', '/search'],
  ['/@/home#access', '/@/home'],
  ['/shared/guides/Zk3-9_aB/card.jpg', '/shared/guides/…/card.jpg'],
  ['/v1/shared/guides/Zk3-9_aB', '/v1/shared/guides/…'],
  ['at /preview/spots.1234.5678.sig', 'at /preview/…'],
  ['{"password":"shirube 2026"}', '{"password":…}'],
  ['access_token: abcdef', 'access_token: …'],
  ['key Zk39aBcDeFgHiJkLmNoPqRsTuV0123', 'key [key]'],
  ['from 203.0.113.7', 'from [ip]'],
  ['call 090-1234-5678', 'call [phone]'],
])('secrets and personal data are removed: %s (R57)', (text, left) => {
  expect(scrub(text)).toBe(left)
})

test.each([
  'Error: no such table: spots',
  'at work (worker/publish/run-publication.ts:84:5)',
  'at f (https://site.example/assets/chunks/chunk-Ab3dE6g.js:1:23456)',
  'assets/entries/pages_article-pages_-slug.B1c2D3e4.js:1:99',
  'publication 8b2f1d3e-6c1f-4c4b-9f43-2f1f6f6a7c11',
  'Is it there? Yes: 12 of 4096',
  'D1_ERROR: UNIQUE constraint failed: spots.slug: SQLITE_CONSTRAINT',
  '2026-11-21T03:00:00.000Z',
])('diagnostic information stays: %s', (text) => {
  expect(scrub(text)).toBe(text)
})
