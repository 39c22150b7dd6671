import { expect, test } from 'vitest'
import { notedPath, referrerHost } from './missing-address.ts'

test('an address that readers may have followed is recorded without its query (R10)', () => {
  expect(notedPath('/spots/kenrokuenn/')).toBe('/spots/kenrokuenn')
  expect(notedPath('/article-pages/old/_payload.json')).toBe('/article-pages/old')
  expect(notedPath('/%E5%85%BC%E5%85%AD%E5%9C%92')).toBe('/%E5%85%BC%E5%85%AD%E5%9C%92')
})

test.each([
  '/shared/guides/abc',
  '/preview/x.y',
  '/@/home/nothing',
  '/$/nothing',
  '/login/callback/x',
  '/v1/none',
  '/wp-login.php',
  '/.env',
  '/blog/.git/config',
  '/backup.zip',
  '/someone@example.jp',
  '/someone%40example.jp',
  `/${'k'.repeat(43)}`,
  '/u/3f2b8c1e-1111-4222-8333-444455556666',
  `/${'あ/'.repeat(101)}`,
])('%s is not recorded (R10)', (path) => {
  expect(notedPath(path)).toBeNull()
})

test('only the host of an external referrer is recorded (R10)', () => {
  expect(referrerHost('https://blog.example.jp/post?id=3', 'tabishirube.example')).toBe('blog.example.jp')
  expect(referrerHost('https://tabishirube.example/spots', 'tabishirube.example')).toBeNull()
  expect(referrerHost('android-app://com.example', 'tabishirube.example')).toBeNull()
  expect(referrerHost('nonsense', 'tabishirube.example')).toBeNull()
  expect(referrerHost(undefined, 'tabishirube.example')).toBeNull()
})
