import { EMBED_ORIGINS } from '#domain/blocks/embed/embed-origins.ts'
import { ADDRESS_SEARCH_ORIGIN, TILE_ORIGIN } from '#domain/place/map-origins.ts'
import { INLINE_SCRIPTS } from './inline-hashes.ts'

/** What of the configuration is a host that a page speaks with. An empty text is not set. */
export type PolicyConfig = Record<
  'IMAGE_HOST' | 'GTAG_ID' | 'USER_POOL_ENDPOINT' | 'IDENTITY_POOL_ENDPOINT',
  string
>

/**
 * Where browsers send what they refused, by the older way (`report-uri`): every browser knows it, and sends at once. By the
 * newer one (`report-to`), which would silence it, Chrome sends nothing without HTTPS, so that nobody could try it.
 */
export const REPORTS = '/v1/observations/csp'

const originOf = (text: string): string[] => (URL.canParse(text) ? [new URL(text).origin] : [])

/** https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics */
const MEASURING = {
  script: ['https://www.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
}

/** One policy as its header says it. An empty list is a directive without values. */
export const policyText = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ')

/**
 * The policy of every document: public pages, the areas, what the Worker renders, errors. One for all, because a tab
 * keeps the policy of the document it began with, whichever pages it goes on to.
 * Scripts are files of ours or one of the constant lines; there are no inline styles at all.
 * @param isHttps whether the document came by HTTPS: a start on one's own machine has no other scheme to upgrade to
 * @param framedBy who may show it in a frame
 */
export function documentPolicy(
  config: PolicyConfig,
  isHttps: boolean,
  framedBy: "'none'" | "'self'" = "'none'",
): string {
  const measuring = config.GTAG_ID ? MEASURING : { script: [], image: [], connect: [] }
  return policyText({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...INLINE_SCRIPTS, ...measuring.script],
    'style-src': ["'self'"],
    // `data:` is the marks in style sheets, `blob:` a picture that is chosen and not yet sent.
    'img-src': ["'self'", 'data:', 'blob:', ...originOf(config.IMAGE_HOST), TILE_ORIGIN, ...measuring.image],
    // Whether the frame of a film can be reached is asked before it is shown.
    'connect-src': [
      "'self'",
      ...originOf(config.USER_POOL_ENDPOINT),
      ...originOf(config.IDENTITY_POOL_ENDPOINT),
      TILE_ORIGIN,
      ADDRESS_SEARCH_ORIGIN,
      ...EMBED_ORIGINS,
      ...measuring.connect,
    ],
    // Our own: the previews of manuscripts.
    'frame-src': ["'self'", ...EMBED_ORIGINS],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [framedBy],
    ...(isHttps && { 'upgrade-insecure-requests': [] }),
    'report-uri': [REPORTS],
  })
}

/** What is only loaded or passed through: nobody frames it. A script of a worker would be bound by more. */
export const UNFRAMED = policyText({ 'frame-ancestors': ["'none'"] })

/** What is no document does nothing when it is opened as one, and nobody frames it. */
export const NOTHING = policyText({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })

/**
 * A picture that was somebody's file: whatever a browser takes it for, nothing in it runs, asks or sends. Styles are left
 * alone: by its own ones a browser shows a picture that is opened by itself in the middle of its window.
 */
export const PICTURE_ONLY = policyText({
  'script-src': ["'none'"],
  'object-src': ["'none'"],
  'connect-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  sandbox: [],
})
