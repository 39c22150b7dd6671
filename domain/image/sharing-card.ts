import { fingerprint } from '../text/fingerprint.ts'
import { decodedPath } from '../url/decoded-path.ts'
import { fromDocumentPath, toDocumentPath } from '../url/document-path.ts'
import { imageSize } from './image.ts'
import type { Picture } from './picture.ts'

/** Content of the image that other sites show when a page is shared. */
export type SharingCard = {
  /** The kind of page, above the title: `スポット・石川県`. */
  label: string | null
  title: string
  lead: string | null
  picture: Pick<Picture, 'address'> & Partial<Pick<Picture, 'focalX' | 'focalY'>>
}

export const SHARING_CARD_SIZE = imageSize('ogp') as { width: number; height: number }

/** Increment when the design changes: it is part of every card's URL. */
const DESIGN = 2

/** Changes with everything that a card shows. */
export const sharingCardVersion = (card: SharingCard): string => fingerprint(JSON.stringify([DESIGN, card]))

const PREFIX = '/og'
const CARD = /^\/og(\/.+)\.jpg$/

/** The path of a page's card, from the page's path and query: `/spots?page=2` gives `/og/spots/page/2.jpg?v=…`. */
export function sharingCardPath(page: string, card: SharingCard): string {
  const { pathname, searchParams } = new URL(page, 'https://page.invalid')
  const path = toDocumentPath(pathname, searchParams)
  return `${PREFIX}${path === '/' ? '/index' : path}.jpg?v=${sharingCardVersion(card)}`
}

/** Search terms are arbitrary user input and never drawn. */
const SEARCH = /^\/+search\//

/**
 * The card of a page without one of its own, by canonical URL: a search uses the card of the search page, a filtered
 * list that of the list.
 */
export function commonCardPath(canonical: string): string {
  const { pathname } = new URL(canonical, 'https://page.invalid')
  return `${PREFIX}${SEARCH.test(pathname) ? '/search' : pathname}.jpg`
}

/** The page whose card has this path; `null` for others. Searches have no card. */
export function pageOfSharingCard(pathname: string): string | null {
  const path = CARD.exec(pathname)?.[1]
  if (!path || SEARCH.test(decodedPath(path))) return null
  return path === '/index' ? '/' : (fromDocumentPath(path) ?? path)
}
