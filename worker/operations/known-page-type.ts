import { ALL_CONTENT_KINDS, CONTENT_KINDS } from '#domain/content/kind.ts'
import { pageTypeOf } from '#domain/operations/page-type.ts'
import { PERSONAL_PAGES } from '#domain/site/area-pages.ts'
import { MANAGEMENT_PAGES } from '#domain/site/management-pages.ts'

const OF_KINDS = ALL_CONTENT_KINDS.flatMap((kind) => {
  const { plural } = CONTENT_KINDS[kind]
  return [`/${plural}`, `/${plural}/:id`]
})
const OTHERS =
  `/ /about /help /search /pr/:id /shared/guides/:id /preview/:id /login /logout/confirm /maintenance
  /reload /410 /500 /_/forms /_/login /_/messages`.split(/\s+/)
const OF_AREAS = [...PERSONAL_PAGES, ...MANAGEMENT_PAGES].map(({ path }) => pageTypeOf(path))

const KNOWN: ReadonlySet<string> = new Set([...OF_KINDS, ...OTHERS, ...OF_AREAS])
/** What is no page of the site: an address that leads nowhere, or whatever somebody made up. */
export const NO_PAGE = '/:id'

/**
 * What sort of page an address is (domain/operations/page-type.ts), where the site has that sort. Anybody may tell of any
 * address, and each sort is rows of its own for months: there are no more of them than the site has.
 */
export function knownPageType(pathname: string): string {
  const type = pageTypeOf(pathname)
  return KNOWN.has(type) ? type : NO_PAGE
}
