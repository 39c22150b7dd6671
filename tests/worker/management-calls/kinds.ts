import { ALL_CONTENT_KINDS, CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { isFullRun } from '../../full-run.ts'

/**
 * The code is the same for every kind of content: two represent all, one whose bodies have every block type, and a
 * simple one.
 */
export const REPRESENTATIVE_KINDS: readonly ContentKind[] = ['article-page', 'spot']

/** The kinds whose calls are tested by the matrices: all in a full run. */
export const WHOLE_KINDS: readonly ContentKind[] = isFullRun ? ALL_CONTENT_KINDS : REPRESENTATIVE_KINDS

const KIND_OF_PLURAL = new Map(ALL_CONTENT_KINDS.map((kind) => [CONTENT_KINDS[kind].plural as string, kind]))

/** The part of an endpoint that names the kind of content it is about: `spots` in `GET /manage/spots/:id`. */
export const OF_A_KIND = new RegExp(`(?<= /manage/)(${[...KIND_OF_PLURAL.keys()].join('|')})(?=/|$)`)

/** The kind of content that an endpoint is about, if it is about one. */
export const kindIn = (endpoint: string): ContentKind | undefined =>
  KIND_OF_PLURAL.get(OF_A_KIND.exec(endpoint)?.[0] ?? '')

/** Whether an endpoint is about a representative kind, or about no kind. */
export const isOfWholeKind = (endpoint: string): boolean => {
  const kind = kindIn(endpoint)
  return kind === undefined || WHOLE_KINDS.includes(kind)
}
