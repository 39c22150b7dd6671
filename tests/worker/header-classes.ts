import { expect } from 'vitest'
import { withConnection } from '#scripts/backup/with-connection.ts'
import { NOTHING, PICTURE_ONLY, UNFRAMED } from '#worker/middleware/content-security-policy.ts'
import type { MemberSite } from './member-site.ts'

/** The class of an answer, which decides its headers. */
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
  | 'hashed file'
  | 'redirect'
  | 'secret redirect'

const ALL = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}
const REFERRER = { 'referrer-policy': 'strict-origin-when-cross-origin' }
/** For addresses that contain a secret token. */
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

const FILE = {
  ...ALL,
  ...REFERRER,
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': UNFRAMED,
}

/** The headers of each class. */
const EXPECTED: Record<HeaderClass, Record<string, unknown>> = {
  document: DOCUMENT,
  // A preview must be allowed in the frame of the editor.
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
  file: FILE,
  'hashed file': FILE,
  redirect: { ...ALL, ...REFERRER, 'content-security-policy': UNFRAMED },
  'secret redirect': { ...ALL, ...NO_REFERRER, 'content-security-policy': UNFRAMED },
}

/** Headers that reveal internals, or weaken the policy. */
const NEVER = [
  'server',
  'x-powered-by',
  'via',
  'access-control-allow-origin',
  'access-control-allow-credentials',
]

export const expectHeaders = (headers: Headers, name: HeaderClass) => {
  const actual = Object.fromEntries(
    Object.keys(EXPECTED[name]).map((header) => [header, headers.get(header)]),
  )
  expect(actual).toEqual(EXPECTED[name])
  expect(NEVER.filter((header) => headers.has(header))).toEqual([])
  const id = headers.get('x-request-id')
  // Answered without the Worker (public/_headers).
  if (name === 'hashed file') expect(id).toBeNull()
  else expect(id).toMatch(/^[0-9a-f-]{36}$/)
}

/** Requests as a visitor of a deployment: by HTTPS, unless the URL is absolute. */
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
