import { CONTENT_KINDS, type ContentPlural } from '../content/kind.ts'
import type { Query } from './query-path.ts'

/** The pages and lists of every kind of content; placements have none. */
type OfKinds = { [Plural in Exclude<ContentPlural, 'sponsored-pages'>]: `/${Plural}` }

const OF_KINDS = Object.fromEntries(
  Object.values(CONTENT_KINDS).map(({ plural }) => [plural, `/${plural}`]),
) as OfKinds

/** Every page that code may link to, by name. No page spells a URL by hand. */
const PATHS = {
  top: '/',
  maintenance: '/maintenance',
  help: '/help',
  about: '/about',
  search: '/search',
  pr: '/pr',
  regions: '/regions',
  authors: '/authors',
  months: '/months',
  map: '/map',
  newsletter: '/newsletter',
  ...OF_KINDS,
  reload: '/reload',
  login: '/login',
  'login-start': '/login/start',
  'login-link': '/login/link',
  logout: '/logout',
  '@home-topics': '/@/home/topics',
  '@stats-usage': '/@/stats/usage',
  '@logout': '/@/logout',
  '@settings-account': '/@/settings/account',
  '@settings-integration': '/@/settings/integration',
  '@settings-leave': '/@/settings/leave',
  '@favorites-spots': '/@/favorites/spots',
  '@favorites-article-pages': '/@/favorites/article-pages',
  '@histories-spots': '/@/histories/spots',
  '@histories-article-pages': '/@/histories/article-pages',
  '@travel-guides': '/@/travel/guides',
  '@travel-actions': '/@/travel/actions',
  '@travel-activities': '/@/travel/activities',
  '@travel-sections': '/@/travel/sections',
  'shared-guides': '/shared/guides',
  $: '/$',
  '$-spots': '/$/spots',
  '$-campaigns': '/$/campaigns',
  '$-article-pages': '/$/article-pages',
  '$-accounts': '/$/accounts',
} as const

export type LinkName = keyof typeof PATHS

type LinkOptions = {
  /** The slug or id of a page below the named one. */
  id?: string
  /** Its edit mode. */
  edit?: boolean
  query?: Query
  hash?: string
}

function queryString(query: Query): string {
  const entries = Object.entries(query).flatMap(([key, value]) => {
    const values = Array.isArray(value) ? value : [value]
    return values.flatMap((entry): [string, string][] =>
      entry === null || entry === undefined || entry === '' ? [] : [[key, String(entry)]],
    )
  })
  return new URLSearchParams(entries).toString()
}

/**
 * The path of a named page (spec §2, "A named link helper"), for example
 * `link('@travel-guides', { id: 'a1', edit: true, query: { x: '1' } })` → `/@/travel/guides/a1/edit?x=1`.
 */
export function link(name: LinkName, options: LinkOptions = {}): string {
  const id = options.id === undefined ? '' : `/${encodeURIComponent(options.id)}`
  const base = PATHS[name] === '/' && id ? '' : PATHS[name]
  const path = `${base}${id}${options.edit ? '/edit' : ''}`
  const query = options.query ? queryString(options.query) : ''
  return `${path}${query ? `?${query}` : ''}${options.hash ? `#${options.hash}` : ''}`
}
