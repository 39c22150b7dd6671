import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import {
  documentPolicy,
  NOTHING,
  PICTURE_ONLY,
  type PolicyConfig,
  UNFRAMED,
} from './content-security-policy.ts'

/** The class of an answer. */
type RouteClass = 'document' | 'framed' | 'call' | 'picture' | 'file' | 'redirect'

type HeaderValues = Readonly<Record<string, string>>

/** A year, including the picture host and all subdomains: none of them can set a cookie for us by plain HTTP. */
const HSTS = 'max-age=31536000; includeSubDomains'

/**
 * Features that pages use are for our origin only; a video may go fullscreen; everything else is disabled, also for
 * frames. Only names that all current browsers support: others cause a warning on every page.
 */
const PERMISSIONS = Object.entries({
  'clipboard-write': 'self',
  geolocation: 'self',
  'publickey-credentials-create': 'self',
  'publickey-credentials-get': 'self',
  ...Object.fromEntries(
    [
      'accelerometer',
      'camera',
      'clipboard-read',
      'display-capture',
      'gyroscope',
      'hid',
      'idle-detection',
      'local-fonts',
      'magnetometer',
      'microphone',
      'midi',
      'payment',
      'screen-wake-lock',
      'serial',
      'usb',
      'xr-spatial-tracking',
    ].map((feature) => [feature, '']),
  ),
})
  .map(([feature, who]) => `${feature}=(${who})`)
  .join(', ')

/** On every answer. Partners get our origin as the referrer, which their commission depends on (never the page). */
const COMMON: HeaderValues = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

const OF_DOCUMENT: HeaderValues = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
}

/** The additional headers of each class; the policy of documents depends on the configuration. */
const OF_CLASS: Record<RouteClass, HeaderValues> = {
  document: OF_DOCUMENT,
  framed: OF_DOCUMENT,
  call: { 'content-security-policy': NOTHING, 'cross-origin-resource-policy': 'same-origin' },
  // Feed readers and search engines embed them in pages of their own.
  picture: { 'content-security-policy': PICTURE_ONLY, 'cross-origin-resource-policy': 'cross-origin' },
  file: { 'content-security-policy': UNFRAMED, 'cross-origin-resource-policy': 'same-origin' },
  redirect: { 'content-security-policy': UNFRAMED },
}

const PICTURE = /^\/(cdn-cgi\/image|og|media|icons)\/|^\/icon\.svg$|\/card\.jpg$/
/** The office shows previews in frames, refusals included. */
const FRAMED = /^\/preview\//
const CALL = /^\/v1(\/|$)/
const HAS_EXTENSION = /\.[^/.]+$/

/** The class by path, status and content type. A 304 keeps the class of the stored answer. */
const classOf = (path: string, status: number, contentType: string | null): RouteClass => {
  if (contentType?.startsWith('text/html')) return FRAMED.test(path) ? 'framed' : 'document'
  if (CALL.test(path)) return 'call'
  if (status === 304) {
    if (PICTURE.test(path)) return 'picture'
    return HAS_EXTENSION.test(path) ? 'file' : 'document'
  }
  if (status >= 300 && status < 400) return 'redirect'
  return PICTURE.test(path) && contentType?.startsWith('image/') ? 'picture' : 'file'
}

type Table = Record<RouteClass, [name: string, value: string][]>

const policyOf = (name: string, config: PolicyConfig, isHttps: boolean): HeaderValues => {
  // The development server injects scripts and styles into documents.
  if (!import.meta.env.PROD || (name !== 'document' && name !== 'framed')) return {}
  const framedBy = name === 'framed' ? "'self'" : "'none'"
  return { 'content-security-policy': documentPolicy(config, isHttps, framedBy) }
}

const tableOf = (config: PolicyConfig, isHttps: boolean): Table => {
  const entries = Object.entries(OF_CLASS).map(([name, own]) => [
    name,
    Object.entries({
      ...COMMON,
      ...(isHttps && { 'strict-transport-security': HSTS }),
      ...policyOf(name, config, isHttps),
      ...own,
    }),
  ])
  return Object.fromEntries(entries)
}

const tables = new WeakMap<object, { http?: Table; https?: Table }>()

/** Cached by deployment: its configuration is constant. */
const tableFor = (env: Env, isHttps: boolean): Table => {
  const made = tables.get(env) ?? {}
  tables.set(env, made)
  const scheme = isHttps ? 'https' : 'http'
  made[scheme] ??= tableOf(env, isHttps)
  return made[scheme]
}

/** Headers that a handler may have set more strictly. */
const OWN = new Set(['content-security-policy', 'referrer-policy'])

const write = (headers: Headers, entries: Table[RouteClass]) => {
  for (const [name, value] of entries) if (!OWN.has(name) || !headers.has(name)) headers.set(name, value)
}

/** Sets the security headers of every answer. */
export const securityHeaders = () =>
  createMiddleware<AppEnv>(async function securityHeaders(c, next) {
    await next()
    const { headers, status } = c.res
    const table = tableFor(c.env, c.req.url.startsWith('https:'))
    const entries = table[classOf(c.req.path, status, headers.get('content-type'))]
    try {
      write(headers, entries)
    } catch {
      // A response of another server, whose headers are immutable. Copying every response would cost more.
      const answer = new Response(c.res.body, c.res)
      write(answer.headers, entries)
      c.res = undefined
      c.res = answer
    }
  })
