import { toDocumentPath } from '#domain/url/document-path.ts'
import type { OverlayFiles } from './overlay-index.ts'

/** The overlay of pages that are rendered on request, with the current content. */
export const ON_REQUEST = '*'

/** The number of list pages that are rendered when the list changes; few readers go further. */
export const MADE_PAGES = 5

const DEEP = /^(\/.+\/page\/)(\d+)(?=\/|$)/
const ALL_DEEP = /^\/.+\/page\/\*$/

/** Whether an address represents all deep pages of a list: `/spots/page/*`. */
export const isDeepList = (address: string): boolean => ALL_DEEP.test(address)

/** The pages of a list that are rendered (the first of `paths` included), and the address of all others. */
export const listAddresses = (path: string, paths: readonly string[]): string[] => [
  ...paths.slice(0, MADE_PAGES),
  ...(paths.length > MADE_PAGES ? [`${path}/page/*`] : []),
]

/** The address of all deep pages of a document's list: `null` when it is none of them. */
const deepListOf = (document: string): string | null => {
  const [, list, page] = DEEP.exec(document) ?? []
  return list && Number(page) > MADE_PAGES ? `${list}*` : null
}

/** Whether an address may be rendered on request. */
export const isDeepPage = ({ pathname, searchParams }: URL): boolean =>
  deepListOf(toDocumentPath(pathname, searchParams)) !== null

/** Whether the list of a page has changed since that page was rendered. */
export function isOutdated({ pathname, searchParams }: URL, files: OverlayFiles): boolean {
  const path = toDocumentPath(pathname, searchParams)
  const list = files[deepListOf(path) ?? '']
  return list?.[0] === ON_REQUEST && list[1] > (files[`${path}/index.html`]?.[1] ?? -1)
}
