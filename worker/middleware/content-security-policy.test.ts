import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { documentPolicy, type PolicyConfig } from './content-security-policy.ts'
import { hashSource } from './inline-hashes.ts'

const NOTHING_SET: PolicyConfig = {
  IMAGE_HOST: '',
  GTAG_ID: '',
  USER_POOL_ENDPOINT: '',
  IDENTITY_POOL_ENDPOINT: '',
}
const ALL_SET: PolicyConfig = {
  IMAGE_HOST: 'https://images.site.example',
  GTAG_ID: 'G-1',
  USER_POOL_ENDPOINT: 'https://cognito-idp.ap-northeast-1.amazonaws.com/',
  IDENTITY_POOL_ENDPOINT: 'https://cognito-identity.ap-northeast-1.amazonaws.com/',
}

const directivesOf = (config: PolicyConfig, isHttps = true): Record<string, string[]> =>
  Object.fromEntries(
    documentPolicy(config, isHttps)
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ')
        return [name, values]
      }),
  )

test.each([
  ['nothing', NOTHING_SET],
  ['everything', ALL_SET],
])('where %s is configured, no directive allows injected content', (_, config) => {
  const text = documentPolicy(config, true)
  expect(text).not.toMatch(/unsafe-|'strict-dynamic'| \*[ ;]|https?:[ ;]|http:\/\//)
  expect(directivesOf(config)).toMatchObject({
    'default-src': ["'self'"],
    'style-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-uri': ['/v1/observations/csp'],
  })
})

test('Google is allowed only with a configured account', () => {
  expect(documentPolicy(NOTHING_SET, true)).not.toMatch(/google(?!\.com\/)/)
  const { 'script-src': script, 'connect-src': connect } = directivesOf(ALL_SET)
  expect(script).toContain('https://www.googletagmanager.com')
  expect(connect).toContain('https://*.google-analytics.com')
})

test('the pools and the host of pictures are allowed by their origins, unset ones by nothing', () => {
  const all = directivesOf(ALL_SET)
  expect(all['connect-src']).toEqual(
    expect.arrayContaining([
      'https://cognito-idp.ap-northeast-1.amazonaws.com',
      'https://cognito-identity.ap-northeast-1.amazonaws.com',
    ]),
  )
  expect(all['img-src']).toContain('https://images.site.example')
  expect(directivesOf(NOTHING_SET)['img-src']).toEqual([
    "'self'",
    'data:',
    'blob:',
    'https://cyberjapandata.gsi.go.jp',
  ])
})

test('only a document requested by HTTPS upgrades its requests', () => {
  expect(directivesOf(NOTHING_SET, true)).toHaveProperty('upgrade-insecure-requests', [])
  expect(directivesOf(NOTHING_SET, false)).not.toHaveProperty('upgrade-insecure-requests')
})

test('a hash is that of the exact text, in base64', () => {
  const digest = createHash('sha256').update('a = 1').digest('base64')
  expect(hashSource('a = 1')).toBe(`'sha256-${digest}'`)
  expect(hashSource('a = 1 ')).not.toBe(hashSource('a = 1'))
})
