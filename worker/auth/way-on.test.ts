import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { WAY_ON_SCRIPT, WAY_ON_STYLE, wayOn } from './way-on.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('it leads on by its one script, and without script by itself and by a link', async () => {
  const app = new Hono().get('/', (c) => wayOn(c, { status: 410, to: '/login/integration', text: '文' }))
  const response = await app.request('/')
  expect(response.status).toBe(410)
  const html = await response.text()
  expect(html).toContain(`<script>${WAY_ON_SCRIPT}</script>`)
  expect(html).toContain(`<a href="/login/integration">`)
  expect(html).toContain(
    '<noscript><meta http-equiv="refresh" content="0;url=/login/integration"></noscript>',
  )
  expect(html.match(/<(script|style)/g)).toHaveLength(2)
})

test('nothing but its own script and style may run in it', async () => {
  const app = new Hono().get('/', (c) => wayOn(c, { to: '/', text: '文' }))
  const policy = (await app.request('/')).headers.get('content-security-policy')
  expect(policy?.split('; ')).toEqual([
    `default-src 'none'`,
    `script-src ${sha256(WAY_ON_SCRIPT)}`,
    `style-src ${sha256(WAY_ON_STYLE)}`,
    `img-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ])
})
