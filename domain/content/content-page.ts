import { type ContentKind, hasOwnPage, kindOfPlural } from './kind.ts'
import { Slug } from './slug.ts'

const PAGE = /^\/([a-z-]+)\/([^/]+)$/

/** What the path of a page is about, whether there is such a page or not: `/spots/kenrokuen`; else `null`. */
export function contentPage(pathname: string): { kind: ContentKind; slug: string } | null {
  const [, plural = '', slug = ''] = PAGE.exec(pathname) ?? []
  const kind = kindOfPlural(plural)
  if (!kind || !hasOwnPage(kind) || !Slug.safeParse(slug).success) return null
  return { kind, slug }
}
