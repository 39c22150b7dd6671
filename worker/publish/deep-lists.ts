import { toDocumentPath } from '#domain/url/document-path.ts'
import type { LaidFiles } from './overlay-index.ts'

/** What lies over pages that are made when a reader asks for them, with the content as it is then. */
export const ON_REQUEST = '*'

/** The pages of a list that are made anew when something moves in it; few readers go further. */
const MADE_PAGES = 10

const DEEP = /^(\/.+\/page\/)(\d+)(?=\/|$)/
const ALL_DEEP = /^\/.+\/page\/\*$/

/** Whether an address stands for all pages far down a list: `/spots/page/*`. */
export const isDeepList = (address: string): boolean => ALL_DEEP.test(address)

/** The pages of a list that are made (the first of `paths` included), and the one address for all others. */
export const listAddresses = (path: string, paths: readonly string[]): string[] => [
  ...paths.slice(0, MADE_PAGES),
  ...(paths.length > MADE_PAGES ? [`${path}/page/*`] : []),
]

/** The address for all pages far down the list that a document is one of: `null` when it is none of them. */
const deepListOf = (document: string): string | null => {
  const [, list, page] = DEEP.exec(document) ?? []
  return list && Number(page) > MADE_PAGES ? `${list}*` : null
}

/** Whether an address is one that may be made on request. */
export const isFarDown = ({ pathname, searchParams }: URL): boolean =>
  deepListOf(toDocumentPath(pathname, searchParams)) !== null

/** Whether something moved in the list of a page since that page was made: it would not be true any more. */
export function isOutrun({ pathname, searchParams }: URL, files: LaidFiles): boolean {
  const path = toDocumentPath(pathname, searchParams)
  const list = files[deepListOf(path) ?? '']
  return list?.[0] === ON_REQUEST && list[1] > (files[`${path}/index.html`]?.[1] ?? -1)
}
