import { link } from '../url/link.ts'
import { prefectureOfCode } from './built-in-regions.ts'

/** A municipality has a page from this number of public entries on (of `CITY_KINDS`). */
export const MIN_ENTRIES = 3

const PATH = /^\/pr\/[a-z-]+\/(\d{5})$/

/** The code in the path of a municipality's page, whether there is one or not: `/pr/ishikawa/17201`; else `null`. */
export const cityOfPath = (pathname: string): string | null => PATH.exec(pathname)?.[1] ?? null

/** The path of a municipality's page, below that of its prefecture; `null` for a code of no prefecture. */
export function cityPath(code: string): string | null {
  const prefecture = prefectureOfCode(code.slice(0, 2))
  return prefecture && `${link('pr', { id: prefecture.slug })}/${code}`
}
