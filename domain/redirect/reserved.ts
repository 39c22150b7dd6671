/** Reserved first segments: API, areas, sign-in, files, robots. */
const FIRST_STEPS = [
  'v1',
  '$',
  '@',
  '~',
  '_',
  'admin',
  'login',
  'logout',
  'reload',
  'maintenance',
  'operations',
  'preview',
  'shared',
  'assets',
  'builds',
  'cdn-cgi',
  'media',
  'og',
  'fonts',
  'icons',
  'feeds',
  'sitemaps',
  '.well-known',
] as const

const FILES =
  /^\/(_payload\.json|(robots|security)\.txt|(sitemap|feed)\.xml|[^/]+\.(webmanifest|js|json|ico|svg))$/

/** Page data, in any folder. */
const DATA = /\/_payload\.json$/

/**
 * Whether a rule with this source would shadow an address the site needs. Case-insensitive, so that no rule looks
 * like a reserved one.
 */
export function isReserved(from: string): boolean {
  const path = from.replace(/\/\*\*$/, '').toLowerCase()
  if (path === '' || path === '/') return true
  const [, first = ''] = path.split('/')
  const isArea = (FIRST_STEPS as readonly string[]).includes(first)
  return isArea || first.startsWith('login') || FILES.test(path) || DATA.test(path)
}
