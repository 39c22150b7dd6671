import { CONTENT_KINDS } from '#domain/content-kind.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'

/** Kinds whose entries are shown in lists of others and have no page of their own. */
const WITHOUT_PAGE = new Set<Manuscript['kind']>(['product', 'sponsored-page', 'campaign', 'feature'])

/** The path readers find it at, or `null` for what has no page of its own. */
export const publicPathOf = ({ kind, slug }: Pick<Manuscript, 'kind' | 'slug'>): string | null =>
  WITHOUT_PAGE.has(kind) ? null : `/${CONTENT_KINDS[kind].plural}/${slug}`

export const absoluteUrlOf = (path: string): string => new URL(path, location.origin).href
