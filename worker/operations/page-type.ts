import { ALL_CONTENT_KINDS, CONTENT_KINDS } from '#domain/content/kind.ts'
import { pageTypeOf } from '#domain/operations/page-type.ts'
import { PERSONAL_PAGES } from '#domain/site/area-pages.ts'
import { MANAGEMENT_PAGES } from '#domain/site/management-pages.ts'

const OF_KINDS = ALL_CONTENT_KINDS.flatMap((kind) => {
  const { plural } = CONTENT_KINDS[kind]
  return [`/${plural}`, `/${plural}/:id`, `/reports/${plural}/:id`]
})
const OTHERS =
  `/ /about /help /search /map /pr/:id /pr/:id/:id /regions/:id /authors/:id /months/:id /shared/guides/:id /preview/:id /login /logout/confirm /maintenance
   /newsletter /newsletter/:id /newsletter/confirm /reload /410 /500 /_/forms /_/login /_/messages
   /_/parts`.split(/\s+/)
const OF_AREAS = [...PERSONAL_PAGES, ...MANAGEMENT_PAGES].map(({ path }) => pageTypeOf(path))

const PAGE_TYPES: ReadonlySet<string> = new Set([...OF_KINDS, ...OTHERS, ...OF_AREAS])
/** Not a page of the site: a missing address, or an invented one. */
export const NO_PAGE = '/:id'

/**
 * The type of a page (domain/operations/page-type.ts), if the site has it. Any client can report any address, and each
 * type has rows for months: so their number is limited to the site's types.
 */
export function resolvePageType(pathname: string): string {
  const type = pageTypeOf(pathname)
  return PAGE_TYPES.has(type) ? type : NO_PAGE
}
