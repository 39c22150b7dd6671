import { CONTENT_KINDS } from '../content/kind.ts'

/** The fixed segments of the site's addresses. Any other segment is variable: a slug, an id, a key. */
const FIXED_SEGMENTS = new Set([
  ...Object.values(CONTENT_KINDS).map(({ plural }) => plural as string),
  ...`pr regions map months search about help login logout confirm maintenance reload shared guides preview reports 410 500 @ $ _
  home topics stats usage settings account integration leave favorites histories news feature experience travel actions
  sections new edit print calendar authors prefecture-picks media publications broken-links reader-reports not-found missed-searches synonyms popular-articles
  newsletters newsletter
  accounts roles audit revisions operations switches redirects forms messages parts page`.split(/\s+/),
])

const DEEPEST = 5
/** Placeholder for variable segments. */
const ANYTHING = ':id'

/**
 * The type of a page without variable parts: `/spots/:id`, `/@/travel/guides/:id/edit`. The query is ignored.
 * Idempotent.
 */
export const pageTypeOf = (pathname: string): string => {
  const [path = ''] = pathname.split(/[?#]/)
  const segments = path.split('/').filter(Boolean)
  // Search terms are personal input.
  if (segments[0] === 'search') return '/search'
  const types = segments
    .slice(0, DEEPEST)
    .map((segment) => (FIXED_SEGMENTS.has(segment) ? segment : ANYTHING))
  return `/${types.join('/')}`
}
