import { expect, test } from 'vitest'
import { sharedLog, sharedSite } from './member-site.ts'

const log = sharedLog
const site = await sharedSite()

const ENDPOINT = '/v1/observations/csp'

const send = (body: string, type = 'application/csp-report') =>
  fetch(new URL(ENDPOINT, site.url), {
    method: 'POST',
    body,
    headers: { 'content-type': type, origin: site.url, 'sec-fetch-site': 'same-origin' },
  })

const older = (more: object = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': `${site.url}/shared/guides/q2w3e4r5t6y7u8i9?mail=michiru@example.jp`,
      'effective-directive': 'img-src',
      'violated-directive': "img-src 'self'",
      'blocked-uri': 'https://evil.example/pixel.gif?token=hidden',
      'source-file': `${site.url}/assets/a.js?x=hidden`,
      'line-number': 12,
      'script-sample': 'hidden',
      ...more,
    },
  })

const newer = (count: number, directive: string) =>
  JSON.stringify(
    Array.from({ length: count }, () => ({
      type: 'csp-violation',
      age: 10,
      url: 'https://site.example/',
      user_agent: 'hidden',
      body: {
        documentURL: 'https://site.example/spots',
        effectiveDirective: directive,
        blockedURL: 'inline',
      },
    })),
  )

const lines = () =>
  log.filter((line) => line.includes('policy violation')).map((line) => JSON.parse(line) as object)

test('a report is one line of the log: the violation and its place, without queries, keys or samples', async () => {
  log.length = 0
  expect((await send(older())).status).toBe(204)
  await expect.poll(lines).toHaveLength(1)
  expect(lines()[0]).toMatchObject({
    what: 'policy violation',
    directive: 'img-src',
    blocked: 'https://evil.example/pixel.gif',
    line: 12,
  })
  expect(log.join()).not.toMatch(/hidden|q2w3e4|michiru/)
})

test('reports of the newer format arrive in batches, of which ten are read', async () => {
  log.length = 0
  expect((await send(newer(14, 'script-src-elem'), 'application/reports+json')).status).toBe(204)
  expect((await send(newer(1, 'last-of-all'), 'application/reports+json')).status).toBe(204)
  await expect.poll(() => JSON.stringify(lines().at(-1))).toContain('last-of-all')
  expect(lines()).toHaveLength(11)
})

test('invalid or too long reports, and those of extensions, write nothing', async () => {
  log.length = 0
  for (const body of [
    '',
    '{',
    '[]',
    '{"csp-report":1}',
    older({ 'source-file': 'chrome-extension' }),
    '[{"type":"deprecation","body":{}}]',
  ])
    expect([body, (await send(body)).status]).toEqual([body, 204])
  expect((await send(older({ 'script-sample': 'x'.repeat(20_000) }))).status).toBe(413)
  expect((await fetch(new URL(ENDPOINT, site.url))).status).toBe(404)
  await send(older({ 'effective-directive': 'mark' }))
  await expect.poll(() => JSON.stringify(lines())).toContain('mark')
  expect(lines()).toHaveLength(1)
})
