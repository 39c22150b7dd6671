import { expect } from 'vitest'
import { withConnection } from '#scripts/backup/with-connection.ts'
import { NOTHING, PICTURE_ONLY, UNFRAMED } from '#worker/middleware/content-security-policy.ts'
import type { MemberSite } from './member-site.ts'

/** What an answer is to a browser, and so what it says of itself. */
export type HeaderClass =
  | 'document'
  | 'framed'
  | 'secret document'
  | 'preview'
  | 'way on'
  | 'call'
  | 'picture'
  | 'secret picture'
  | 'file'
  | 'redirect'
  | 'secret redirect'

const ALL = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}
const REFERRER = { 'referrer-policy': 'strict-origin-when-cross-origin' }
/** Of what is reached by an address that is a key. */
const NO_REFERRER = { 'referrer-policy': 'no-referrer' }

const documentPolicy = (framedBy: string) =>
  expect.stringMatching(
    new RegExp(
      `^default-src 'self'; script-src 'self'( 'sha256-[\\w+/]{43}='){3}; style-src 'self'; .*frame-ancestors '${framedBy}'; upgrade-insecure-requests; report-uri /v1/observations/csp$`,
    ),
  )

const DOCUMENT = {
  ...ALL,
  ...REFERRER,
  'content-security-policy': documentPolicy('none'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(/geolocation=\(self\).*camera=\(\).*microphone=\(\)/),
}

const PICTURE = {
  ...ALL,
  ...REFERRER,
  'content-security-policy': PICTURE_ONLY,
  'cross-origin-resource-policy': 'cross-origin',
}

/** What each class of answers says. */
export const EXPECTED: Record<HeaderClass, Record<string, unknown>> = {
  document: DOCUMENT,
  // What stands where the office frames a preview must be seen there.
  framed: { ...DOCUMENT, 'content-security-policy': documentPolicy('self') },
  'secret document': { ...DOCUMENT, ...NO_REFERRER },
  preview: {
    ...ALL,
    ...NO_REFERRER,
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; img-src 'self' data:; style-src 'self' 'sha256-.*frame-ancestors 'self'; sandbox allow-same-origin$/,
    ),
    'cross-origin-resource-policy': 'same-origin',
  },
  'way on': {
    ...ALL,
    ...NO_REFERRER,
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; script-src 'sha256-[\w+/]{43}='; style-src 'sha256-[\w+/]{43}='; .*frame-ancestors 'none'$/,
    ),
    'cross-origin-opener-policy': 'same-origin',
  },
  call: {
    ...ALL,
    ...REFERRER,
    'content-security-policy': NOTHING,
    'cross-origin-resource-policy': 'same-origin',
  },
  picture: PICTURE,
  'secret picture': { ...PICTURE, ...NO_REFERRER },
  file: {
    ...ALL,
    ...REFERRER,
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': UNFRAMED,
  },
  redirect: { ...ALL, ...REFERRER, 'content-security-policy': UNFRAMED },
  'secret redirect': { ...ALL, ...NO_REFERRER, 'content-security-policy': UNFRAMED },
}

/** What tells an attacker something, or opens what is to be closed. */
const NEVER = [
  'server',
  'x-powered-by',
  'via',
  'access-control-allow-origin',
  'access-control-allow-credentials',
]

export const expectHeaders = (headers: Headers, name: HeaderClass) => {
  const said = Object.fromEntries(Object.keys(EXPECTED[name]).map((header) => [header, headers.get(header)]))
  expect(said).toEqual(EXPECTED[name])
  expect(NEVER.filter((header) => headers.has(header))).toEqual([])
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
}

/** Asks as a visitor of a deployment does: by HTTPS, unless a whole address says otherwise. */
export const overHttps = async (
  { miniflare }: Pick<MemberSite, 'miniflare'>,
  path: string,
  init: RequestInit = {},
) => {
  // biome-ignore lint/suspicious/noExplicitAny: workerd's own types of fetch and Node's
  const send = miniflare.dispatchFetch as any
  const response: Response = await withConnection(() =>
    send.call(miniflare, new URL(path, 'https://tabishirube.example'), { redirect: 'manual', ...init }),
  )
  const body = await response.text()
  return { status: response.status, headers: response.headers, body }
}
