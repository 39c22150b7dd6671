import { CONTENT_KINDS } from '../content/kind.ts'

/** The words that addresses of the site are made of. Any other segment is somebody's: a slug, an id, a key. */
const WORDS = new Set([
  ...Object.values(CONTENT_KINDS).map(({ plural }) => plural as string),
  ...`pr search about help login logout confirm maintenance reload shared guides preview 410 500 @ $ _
  home topics stats usage settings account integration leave favorites histories news feature experience travel actions
  sections new edit print calendar authors prefecture-picks media publications broken-links not-found accounts roles
  audit revisions operations switches redirects forms messages page`.split(/\s+/),
])

const DEEPEST = 5
/** What stands for every segment that is not one of the words. */
const ANYTHING = ':id'

/**
 * What sort of page an address is, without what tells which one or of whom: `/spots/:id`, `/@/travel/guides/:id/edit`.
 * The query is no part of it. Asked again of its own answer, it answers the same.
 */
export const pageTypeOf = (pathname: string): string => {
  const [path = ''] = pathname.split(/[?#]/)
  const segments = path.split('/').filter(Boolean)
  // The conditions of a search are what somebody looks for.
  if (segments[0] === 'search') return '/search'
  const types = segments.slice(0, DEEPEST).map((segment) => (WORDS.has(segment) ? segment : ANYTHING))
  return `/${types.join('/')}`
}
