import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'

type Query = Record<string, string | number | undefined>

const at = (...segments: string[]) => ['/$', ...segments.map(encodeURIComponent)].join('/')

const withQuery = (path: string, query: Query = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return text ? `${path}?${text}` : path
}

const plural = (kind: ContentKind) => CONTENT_KINDS[kind].plural

/** Addresses of the management area; no page spells them out. `ref` is a slug or id. */
export const paths = {
  home: () => at(),
  calendar: (query?: { month?: string; week?: string }) => withQuery(at('calendar'), query),
  list: (kind: ContentKind, query?: Query) => withQuery(at(plural(kind)), query),
  edit: (kind: ContentKind, ref: string) => at(plural(kind), ref),
  revisions: (kind: ContentKind, ref: string) => at(plural(kind), ref, 'revisions'),
  preview: (kind: ContentKind, ref: string) => at(plural(kind), ref, 'preview'),
  authors: () => at('authors'),
  author: (ref: string) => at('authors', ref),
  recommendations: () => at('prefecture-picks'),
  recommendation: (ref: string) => at('prefecture-picks', ref),
  media: (query?: Query) => withQuery(at('media'), query),
  mediaItem: (id: string) => at('media', id),
  newsletters: () => at('newsletters'),
  newsletter: (ref: string) => at('newsletters', ref),
  publications: (query?: Query) => withQuery(at('publications'), query),
  publication: (id: string) => at('publications', id),
  brokenLinks: () => at('broken-links'),
  readerReports: () => at('reader-reports'),
  notFound: () => at('not-found'),
  missedSearches: () => at('missed-searches'),
  synonyms: (query?: Query) => withQuery(at('synonyms'), query),
  popularArticles: () => at('popular-articles'),
  redirects: (query?: Query) => withQuery(at('redirects'), query),
  accounts: (query?: Query) => withQuery(at('accounts'), query),
  account: (id: string) => at('accounts', id),
  writersDesk: (id: string, query?: Query) => withQuery(at('accounts', id, 'article-pages'), query),
  roles: () => at('roles'),
  operations: () => at('operations'),
  switches: () => at('operations', 'switches'),
  audit: (query?: Query) => withQuery(at('audit'), query),
} as const
