import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { PLACE_KINDS } from '#domain/content/kind-lists.ts'
import { prefectureOfSlug, regionOfPrefecture } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'

const PREFECTURE_LINKS = `a[href^="${link('pr')}/"]`
const PLACE_LISTS = PLACE_KINDS.map((kind) => `${link(CONTENT_KINDS[kind].plural)}/`)
const PLACE_LINKS = PLACE_LISTS.map((list) => `a[href^="${list}"]`).join()

/** Tiles of the map of Japan, breadcrumbs, the head and the foot of the site, the menu: another line has no room there. */
const WITHOUT = '[data-region],[aria-label=パンくず],body header nav,footer,[popover]'

/**
 * An element that may show the name of the page of a path: its `text`, or the `start` of it before a number of entries
 * (renderer/ui/CountedLink.tsx).
 */
export type Name = { element: HTMLElement; path: string; text: string; start: string }

/** The links to places and prefectures, and the heading of the page itself. */
export function namesOnPage(): Name[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`${PREFECTURE_LINKS},${PLACE_LINKS}`)]
    .filter((element) => !element.closest(WITHOUT) && !element.querySelector('ruby'))
    .map((element) => ({ element, path: element.pathname }))
  const heading = document.querySelector<HTMLElement>('main h1')
  const all = heading ? [{ element: heading, path: location.pathname }, ...links] : links
  return all.map((name) => ({
    ...name,
    text: name.element.textContent.trim(),
    start: name.element.firstChild?.textContent?.trim() ?? '',
  }))
}

/** Whether a path is that of a place, and of none of the pages below it. */
export const isPlacePath = (path: string): boolean =>
  PLACE_LISTS.some((list) => path.startsWith(list) && /^[^/]+$/.test(path.slice(list.length)))

/** The regions of the prefectures that the page links to, but for the map of all. */
export const regionsOnPage = (): string[] => [
  ...new Set(
    [...document.querySelectorAll<HTMLAnchorElement>(`main ${PREFECTURE_LINKS}`)].flatMap((element) => {
      const code = prefectureOfSlug(element.pathname.split('/')[2] ?? '')?.code
      const region = element.closest('[data-region]') ? null : regionOfPrefecture(code ?? '')
      return region ? region.slug : []
    }),
  ),
]
