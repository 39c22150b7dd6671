import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import {
  documentPolicy,
  NOTHING,
  PICTURE_ONLY,
  type PolicyConfig,
  UNFRAMED,
} from './content-security-policy.ts'

/** What an answer is, to a browser. */
type RouteClass = 'document' | 'framed' | 'call' | 'picture' | 'file' | 'redirect'

type Said = Readonly<Record<string, string>>

/** A year, and the picture host and whatever else is below this name too: no cookie is set for us from a plain one. */
const HSTS = 'max-age=31536000; includeSubDomains'

/**
 * What pages use is theirs alone; a film may fill the screen; all else is closed to us and to whomever we frame. Only
 * names that every browser of today knows: others are a warning on every page.
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

/** On every answer. Where readers go is told the site that they come from: partners pay by it (never the page). */
const COMMON: Said = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

const OF_DOCUMENT: Said = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
}

/** What each class has besides; the policy of documents depends on the configuration. */
const OF_CLASS: Record<RouteClass, Said> = {
  document: OF_DOCUMENT,
  framed: OF_DOCUMENT,
  call: { 'content-security-policy': NOTHING, 'cross-origin-resource-policy': 'same-origin' },
  // Readers of feeds and search engines show them on pages of their own.
  picture: { 'content-security-policy': PICTURE_ONLY, 'cross-origin-resource-policy': 'cross-origin' },
  file: { 'content-security-policy': UNFRAMED, 'cross-origin-resource-policy': 'same-origin' },
  redirect: { 'content-security-policy': UNFRAMED },
}

const PICTURE = /^\/(cdn-cgi\/image|og|media|icons)\/|^\/icon\.svg$|\/card\.jpg$/
/** The office shows them in frames: who is refused there must read why. */
const FRAMED = /^\/preview\//
const CALL = /^\/v1(\/|$)/
const HAS_EXTENSION = /\.[^/.]+$/

/** By what was asked for and what is answered. An answer that says "not modified" is what it was. */
export const classOf = (path: string, status: number, contentType: string | null): RouteClass => {
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

const policyOf = (name: string, config: PolicyConfig, isHttps: boolean): Said => {
  // The development server writes scripts and styles into its documents.
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

/** Made once for a deployment: its configuration does not change while it runs. */
const tableFor = (env: Env, isHttps: boolean): Table => {
  const made = tables.get(env) ?? {}
  tables.set(env, made)
  const scheme = isHttps ? 'https' : 'http'
  made[scheme] ??= tableOf(env, isHttps)
  return made[scheme]
}

/** What a handler may have said more strictly itself. */
const OWN = new Set(['content-security-policy', 'referrer-policy'])

const write = (headers: Headers, entries: Table[RouteClass]) => {
  for (const [name, value] of entries) if (!OWN.has(name) || !headers.has(name)) headers.set(name, value)
}

/** Says to browsers what an answer may do. */
export const securityHeaders = () =>
  createMiddleware<AppEnv>(async function securityHeaders(c, next) {
    await next()
    const { headers, status } = c.res
    const table = tableFor(c.env, c.req.url.startsWith('https:'))
    const entries = table[classOf(c.req.path, status, headers.get('content-type'))]
    try {
      write(headers, entries)
    } catch {
      // An answer as another server gave it: its headers cannot be added to. A copy for every answer would cost more.
      const answer = new Response(c.res.body, c.res)
      write(answer.headers, entries)
      c.res = undefined
      c.res = answer
    }
  })
