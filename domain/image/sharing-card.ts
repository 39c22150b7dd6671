import { fingerprint } from '../text/fingerprint.ts'
import { decodedPath } from '../url/decoded-path.ts'
import { fromDocumentPath, toDocumentPath } from '../url/document-path.ts'
import { imageSize } from './image.ts'
import type { Picture } from './picture.ts'

/** What is set on the picture that other sites show when somebody shares a page. */
export type SharingCard = {
  /** What kind of page it is, above the title: `スポット・石川県`. */
  label: string | null
  title: string
  lead: string | null
  picture: Pick<Picture, 'address'> & Partial<Pick<Picture, 'focalX' | 'focalY'>>
}

export const SHARING_CARD_SIZE = imageSize('ogp') as { width: number; height: number }

/** Changes when the cards are drawn otherwise, and with it every card's address. */
const DESIGN = 2

/** Changes with all that a card shows. */
export const sharingCardVersion = (card: SharingCard): string => fingerprint(JSON.stringify([DESIGN, card]))

const PREFIX = '/og'
const CARD = /^\/og(\/.+)\.jpg$/

/** Where the card of a page is, by the page's path and query: `/spots?page=2` gives `/og/spots/page/2.jpg?v=…`. */
export function sharingCardPath(page: string, card: SharingCard): string {
  const { pathname, searchParams } = new URL(page, 'https://page.invalid')
  const path = toDocumentPath(pathname, searchParams)
  return `${PREFIX}${path === '/' ? '/index' : path}.jpg?v=${sharingCardVersion(card)}`
}

/** A search is what anybody writes into an address: nothing of it is drawn. */
const SEARCH = /^\/+search\//

/**
 * Where the card of a page is that has none of its own, by its canonical address: a search is shared with the card of
 * the search page, a narrowed list with that of the list.
 */
export function commonCardPath(canonical: string): string {
  const { pathname } = new URL(canonical, 'https://page.invalid')
  return `${PREFIX}${SEARCH.test(pathname) ? '/search' : pathname}.jpg`
}

/** The page whose card is at a path, or `null`: there is no card of a search. */
export function pageOfSharingCard(pathname: string): string | null {
  const path = CARD.exec(pathname)?.[1]
  if (!path || SEARCH.test(decodedPath(path))) return null
  return path === '/index' ? '/' : (fromDocumentPath(path) ?? path)
}
