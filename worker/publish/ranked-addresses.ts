import { pageOf } from '#domain/content/address.ts'
import { type BuiltInRegion, prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { cityPath } from '#domain/region/city-page.ts'
import { link } from '#domain/url/link.ts'
import type { PageRef } from '../db/publications/affected.server.ts'

/** An address and its rank. */
export type Ranked = readonly [path: string, rank: number]

/**
 * The page itself and its first lists (`page`, `first`) are written at once; pages that few readers reach come last.
 */
export const RANK = { page: 0, first: 1, related: 2, nearby: 3, deep: 4 } as const

/** Addresses of the same rank. */
export const ranked = (rank: number, paths: readonly string[]): Ranked[] => paths.map((path) => [path, rank])

/** Where a page is; an entry without a page of its own is on the page of its kind, a placement on the top page. */
export const pageAddress = ({ kind, slug }: PageRef): string => pageOf(kind, slug) ?? link('top')

/** The page of an author, by slug. */
export const authorAddress = (slug: string): string => link('authors', { id: slug })

/** The page of a month, 1–12. */
export const monthAddress = (month: number): string => link('months', { id: String(month) })

/** The page of a region. */
export const regionAddress = ({ slug }: BuiltInRegion): string => link('regions', { id: slug })

/** The page of a prefecture, by its code; none for an unknown one. */
export const prefectureAddress = (code: string): string[] => {
  const prefecture = prefectureOfCode(code)
  return prefecture ? [link('pr', { id: prefecture.slug })] : []
}

/** The page of a municipality, by its code; none for one of no prefecture. */
export const cityAddress = (code: string): string[] => {
  const path = cityPath(code)
  return path === null ? [] : [path]
}
