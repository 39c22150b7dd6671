import { CONTENT_KINDS, hasOwnPage } from '#domain/content/kind.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'

/** The path readers find it at, or `null` for what has no page of its own. */
export const publicPathOf = ({ kind, slug }: Pick<Manuscript, 'kind' | 'slug'>): string | null =>
  hasOwnPage(kind) ? `/${CONTENT_KINDS[kind].plural}/${slug}` : null

export const absoluteUrlOf = (path: string): string => new URL(path, location.origin).href
