import { ALL_CONTENT_KINDS, CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { isFullRun } from '../../full-run.ts'

/**
 * The code is one for every kind of content: two stand for all, one whose bodies hold every type of block, and a simple
 * one. A full run looks at all of them.
 */
export const WHOLE_KINDS: readonly ContentKind[] = isFullRun ? ALL_CONTENT_KINDS : ['article-page', 'spot']

const KIND_OF_PLURAL = new Map(ALL_CONTENT_KINDS.map((kind) => [CONTENT_KINDS[kind].plural as string, kind]))

/** The part of an endpoint that names the kind of content it is about: `spots` in `GET /manage/spots/:id`. */
export const OF_A_KIND = new RegExp(`(?<= /manage/)(${[...KIND_OF_PLURAL.keys()].join('|')})(?=/|$)`)

/** The kind of content that an endpoint is about, if it is about one. */
export const kindIn = (endpoint: string): ContentKind | undefined =>
  KIND_OF_PLURAL.get(OF_A_KIND.exec(endpoint)?.[0] ?? '')

/** Whether an endpoint is about a kind that stands for all, or about no kind at all. */
export const isOfWholeKind = (endpoint: string): boolean => {
  const kind = kindIn(endpoint)
  return kind === undefined || WHOLE_KINDS.includes(kind)
}
