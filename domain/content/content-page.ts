import { type ContentKind, hasOwnPage, kindOfPlural } from './kind.ts'
import { Slug } from './slug.ts'

const PAGE = /^\/([a-z-]+)\/([^/]+)$/

/** The kind and slug in the path of a content page, whether it exists or not: `/spots/kenrokuen`; else `null`. */
export function contentPage(pathname: string): { kind: ContentKind; slug: string } | null {
  const [, plural = '', slug = ''] = PAGE.exec(pathname) ?? []
  const kind = kindOfPlural(plural)
  if (!kind || !hasOwnPage(kind) || !Slug.safeParse(slug).success) return null
  return { kind, slug }
}

/** The slug in the path of an author's page, whether there is one or not: `/authors/hayase-mio`; else `null`. */
export function slugOfAuthorPage(pathname: string): string | null {
  const [, folder, slug = ''] = PAGE.exec(pathname) ?? []
  return folder === 'authors' && Slug.safeParse(slug).success ? slug : null
}
