/** What the site needs to run, whatever anybody writes into a rule: calls, areas, signing in, files, ways for robots. */
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

/** The data of a page, wherever it lies. */
const DATA = /\/_payload\.json$/

/**
 * Whether a rule for this source would stand before something that the site needs to run. Case does not matter, so that
 * no rule looks like one of these.
 */
export function isReserved(from: string): boolean {
  const path = from.replace(/\/\*\*$/, '').toLowerCase()
  if (path === '' || path === '/') return true
  const [, first = ''] = path.split('/')
  const isArea = (FIRST_STEPS as readonly string[]).includes(first)
  return isArea || first.startsWith('login') || FILES.test(path) || DATA.test(path)
}
