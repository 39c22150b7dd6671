import { isFilteredList } from '#domain/search/filtered-list.ts'

/**
 * The classes of rate limits. Each has a binding of its own (wrangler.toml), so that a caller who searches too much can
 * still save. Public documents have no class: reading them is never limited; searches and filtered lists are rendered on
 * request, and count like the call.
 */
export const ROUTE_CLASSES = [
  'sign-in',
  'accounts',
  'read',
  'member-write',
  'manage-write',
  'upload',
  'preview',
  'beacon',
  'search',
  'shared',
  'export',
  'card',
  'report',
] as const
export type RouteClass = (typeof ROUTE_CLASSES)[number]

type Rule = {
  of: RouteClass
  method?: RegExp
  path: RegExp
  /** Only with this parameter. */
  parameter?: string
}

const READS = /^(GET|HEAD|OPTIONS)$/

/** The first matching rule decides. Paths are decoded and have no trailing slash (request-path.ts). */
const RULES: readonly Rule[] = [
  { of: 'sign-in', path: /^\/(login\/(start|callback|integration)|logout(\/callback)?)$/ },
  { of: 'preview', path: /^\/preview\/(?!(light|dark)\/)/ },
  { of: 'shared', path: /^\/(v1\/)?shared\/guides\// },
  { of: 'accounts', method: /^POST$/, path: /^\/v1\/accounts\/(login|leave)$/ },
  {
    of: 'accounts',
    method: /^(POST|DELETE)$/,
    path: /^\/v1\/(account-auth-integrations|me\/sessions)(\/|$)/,
  },
  { of: 'beacon', method: /^POST$/, path: /^\/v1\/observations(\/|$)/ },
  { of: 'beacon', path: /^\/v1\/health$/ },
  { of: 'search', path: /^\/v1\/search(\/|$)/ },
  { of: 'search', path: /^\/search\/=(\/|$)/ },
  { of: 'report', method: /^POST$/, path: /^\/(v1\/reports|reports\/[^/]+\/[^/]+|newsletter)$/ },
  // Mail programs of many readers unsubscribe from the networks of few providers.
  { of: 'shared', method: /^POST$/, path: /^\/newsletter\/(confirm|unsubscribe)$/ },
  { of: 'search', path: /^\/reports\// },
  // Sent by the form without script; without terms it is a file.
  { of: 'search', path: /^\/search$/, parameter: 'keyword' },
  // Lists narrowed by a text compare every entry, unless the index knows its words.
  { of: 'search', method: READS, path: /^\/v1\/[a-z-]+$/, parameter: 'q' },
  { of: 'card', path: /^\/og(\/|$)/ },
  { of: 'export', method: READS, path: /^\/v1\/(me\/export|travel\/guides\/[^/]+\.ics)$/ },
  { of: 'export', method: READS, path: /^\/v1\/manage\/.*\/?export(\.csv)?$/ },
  { of: 'upload', method: /^POST$/, path: /^\/v1\/manage\/media(\/[^/]+\/replace)?$/ },
  { of: 'upload', method: /^PUT$/, path: /^\/v1\/travel\/actions\/[^/]+\/photos\/[^/]+$/ },
  // Reading calls by POST: the query must not be in a URL.
  { of: 'read', method: /^POST$/, path: /^\/v1\/(accounts\/authorize|manage\/accounts\/search)$/ },
  { of: 'read', method: READS, path: /^\/v1(\/|$)/ },
  { of: 'manage-write', path: /^\/v1\/manage(\/|$)/ },
  { of: 'member-write', path: /^\/v1(\/|$)/ },
]

/** Polled by tabs during maintenance: answered from memory, and not limited. */
const FREE = '/v1/switches'

/** Whether a document, or its data, is a filtered list. */
const isOfFilteredList = (path: string, search: URLSearchParams): boolean =>
  isFilteredList(path.replace(/(\/page\/\d+)?(\/_payload\.json)?$/, ''), search)

/** The class of a request; `null` for requests that are never limited: documents, their files and their data. */
export function routeClassOf(
  method: string,
  path: string,
  search = new URLSearchParams(),
): RouteClass | null {
  if (path === FREE) return null
  const fits = (rule: Rule) =>
    rule.path.test(path) &&
    (rule.method?.test(method) ?? true) &&
    (!rule.parameter || search.has(rule.parameter))
  return RULES.find(fits)?.of ?? (isOfFilteredList(path, search) ? 'search' : null)
}
