import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { INTERSTITIAL_SCRIPT, INTERSTITIAL_STYLE, interstitial } from './interstitial.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('it navigates by its only script, and without scripts by a meta refresh and a link', async () => {
  const app = new Hono().get('/', (c) =>
    interstitial(c, { status: 410, to: '/login/integration', text: '文' }),
  )
  const response = await app.request('/')
  expect(response.status).toBe(410)
  const html = await response.text()
  expect(html).toContain(`<script>${INTERSTITIAL_SCRIPT}</script>`)
  expect(html).toContain(`<a href="/login/integration">`)
  expect(html).toContain(
    '<noscript><meta http-equiv="refresh" content="0;url=/login/integration"></noscript>',
  )
  expect(html.match(/<(script|style)/g)).toHaveLength(2)
})

test('only its own script and style may run', async () => {
  const app = new Hono().get('/', (c) => interstitial(c, { to: '/', text: '文' }))
  const policy = (await app.request('/')).headers.get('content-security-policy')
  expect(policy?.split('; ')).toEqual([
    `default-src 'none'`,
    `script-src ${sha256(INTERSTITIAL_SCRIPT)}`,
    `style-src ${sha256(INTERSTITIAL_STYLE)}`,
    `img-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ])
})
