import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import { PAGE_KINDS, type PageRef } from '../db/publications/affected.server.ts'

/** An address and when it is made. */
export type Ranked = readonly [path: string, rank: number]

/** The page itself and its first lists (`page`, `first`) are laid at once; what readers seldom reach comes last. */
export const RANK = { page: 0, first: 1, related: 2, nearby: 3, deep: 4 } as const

/** Addresses that are made at the same time. */
export const ranked = (rank: number, paths: readonly string[]): Ranked[] => paths.map((path) => [path, rank])

const WHOLE_LISTS = { feature: 'features', product: 'products', campaign: 'campaigns' } as const

export type PageKind = (typeof PAGE_KINDS)[number]

/** Whether the entries of a kind have pages of their own. */
export const isPageKind = (kind: string): kind is PageKind => PAGE_KINDS.some((one) => one === kind)

/** Where a page is; an entry without a page of its own is on the page of its kind. */
export const pageAddress = ({ kind, slug }: PageRef): string => {
  if (isPageKind(kind)) return link(CONTENT_KINDS[kind].plural, { id: slug })
  return kind === 'sponsored-page' ? link('top') : link(WHOLE_LISTS[kind])
}

/** The page of a prefecture, by its code; none where there is no such. */
export const prefectureAddress = (code: string): string[] => {
  const prefecture = prefectureOfCode(code)
  return prefecture ? [link('pr', { id: prefecture.slug })] : []
}
