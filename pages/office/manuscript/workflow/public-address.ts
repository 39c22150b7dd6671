import { CONTENT_KINDS, hasOwnPage } from '#domain/content/kind.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'

/** The public path, or `null` without a page. */
export const publicPathOf = ({ kind, slug }: Pick<Manuscript, 'kind' | 'slug'>): string | null =>
  hasOwnPage(kind) ? `/${CONTENT_KINDS[kind].plural}/${slug}` : null

export const absoluteUrlOf = (path: string): string => new URL(path, location.origin).href
