import { expect, test } from 'vitest'
import { get } from './client.ts'
import { textOf } from './html.ts'

test('/maintenance has Retry-After, and is not cached or indexed (R70)', async () => {
  const response = await get('/maintenance')
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const html = await response.text()
  expect(html).toContain('<meta name="robots" content="noindex')
  expect(textOf(html)).toContain('メンテナンス中')
})
