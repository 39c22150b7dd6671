import { EMBED_ORIGINS } from '#domain/blocks/embed/embed-origins.ts'
import { ADDRESS_SEARCH_ORIGIN, TILE_ORIGIN } from '#domain/place/map-origins.ts'
import { INLINE_SCRIPTS } from './inline-hashes.ts'

/** The configured hosts that pages connect to. An empty text is not set. */
export type PolicyConfig = Record<
  'IMAGE_HOST' | 'GTAG_ID' | 'USER_POOL_ENDPOINT' | 'IDENTITY_POOL_ENDPOINT',
  string
>

/**
 * The address of violation reports, by the older directive `report-uri`: all browsers support it, and send at once.
 * With the newer one (`report-to`), which would override it, Chrome sends nothing without HTTPS, so it could not be
 * tested locally.
 */
const REPORTS = '/v1/observations/csp'

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

/** A policy as a header value. An empty list is a directive without values. */
export const policyText = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ')

/**
 * The policy of every document: public pages, areas, pages rendered by the Worker, errors. The same for all, because a
 * tab keeps the policy of its first document during client-side navigation. Scripts are our files or one of the
 * constant inline scripts; there are no inline styles.
 * @param isHttps whether the document was requested by HTTPS: a local start has no HTTPS to upgrade to
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
    // `data:` for icons in style sheets, `blob:` for a picture that is selected and not uploaded yet.
    'img-src': ["'self'", 'data:', 'blob:', ...originOf(config.IMAGE_HOST), TILE_ORIGIN, ...measuring.image],
    // Before a video's frame is shown, a request checks that it is reachable.
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

/** Other responses that are no documents: they must not be framed. More directives would bind a worker script. */
export const UNFRAMED = policyText({ 'frame-ancestors': ["'none'"] })

/** A response that is no document does nothing when opened as one, and must not be framed. */
export const NOTHING = policyText({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })

/**
 * An uploaded picture: whatever a browser takes it for, it cannot run, connect or submit anything. Styles are allowed:
 * a browser centres a picture opened by itself with its own ones.
 */
export const PICTURE_ONLY = policyText({
  'script-src': ["'none'"],
  'object-src': ["'none'"],
  'connect-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  sandbox: [],
})
