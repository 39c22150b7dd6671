import { sheetsOf } from './sheet-urls.ts'

/** The style sheets of pages. Those of code on demand come after them. */
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[data-page]')]

const loading = new Map<string, Promise<void>>()

const load = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media: 'not all' })
    link.dataset.page = ''
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      loading.delete(href)
      reject(new Error(`Unable to load CSS ${href}`))
    }
    links().at(-1)?.after(link)
  })

/**
 * Loads the style sheets of a page that the document is without. They have no effect until `applySheets`.
 * @throws if they cannot be loaded
 */
export async function loadSheets(pageId: string): Promise<void> {
  for (const { url } of sheetsOf(pageId)) {
    const isPresent = links().some((link) => link.getAttribute('href') === url)
    if (!isPresent) loading.set(url, load(url))
  }
  await Promise.all(sheetsOf(pageId).map(({ url }) => loading.get(url)))
}

/**
 * Applies the style sheets of a page in place of those of the page before: rules of shared components are in several,
 * after which come the rules of the page that override them. A page without any of its own keeps them.
 */
export function applySheets(pageId: string): void {
  const urls = sheetsOf(pageId).map(({ url }) => url)
  const isOfPage = (link: HTMLLinkElement) => urls.includes(link.getAttribute('href') ?? '')
  if (links().some(isOfPage)) for (const link of links()) link.media = isOfPage(link) ? 'all' : 'not all'
}
