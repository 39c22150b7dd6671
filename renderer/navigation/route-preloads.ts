import { folderOf } from '#domain/url/address-patterns.ts'
import { fetchAhead, isAhead, payloadUrl } from '../payload.ts'
import { loadNextConfig, pageOf } from '../router/pages.ts'
import { isWritten } from './manifest.ts'
import { navigation } from './navigation.ts'

/** The maximum number of concurrent preloads (spec §9). */
const MAX_CONCURRENT = 4

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether to avoid speculative loading: data saving is on, or the connection is slow. */
export const isFrugal = (): boolean => {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData === true || /2g$/.test(effectiveType ?? '')
}

const started = new Set<string>()
const waiting: (() => Promise<unknown>)[] = []
let running = 0

const next = () => {
  const work = running < MAX_CONCURRENT && waiting.shift()
  if (!work) return
  running++
  // Failures are ignored: the navigation itself fetches again.
  work()
    .catch(() => {})
    .finally(() => {
      running--
      next()
    })
}

/** Runs each preload once, four at a time. Hovered links come before visible ones. */
const runOnce = (key: string, isUrgent: boolean, work: () => Promise<unknown>) => {
  if (started.has(key)) return
  started.add(key)
  if (isUrgent) waiting.unshift(work)
  else waiting.push(work)
  next()
}

/** The URL of another page of this site; `null` for all other links, and when the tab is outdated. */
const otherPage = (link: HTMLAnchorElement): URL | null => {
  if (navigation.isOutdated) return null
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return null
  if (link.pathname === location.pathname && link.search === location.search) return null
  return new URL(link.href)
}

/** Preloads the code of links in view. */
const preloadCode = async (url: URL, isUrgent = false) => {
  // A URL that is not prerendered may not be a page at all.
  if (!(await isWritten(url))) return
  const page = pageOf(url.pathname)
  if (page) runOnce(folderOf(url.pathname), isUrgent, () => loadNextConfig(page.pageId))
}

/** Preloads code and data of a link that is hovered, touched or focused. */
const preloadPage = async (url: URL) => {
  if (!(await isWritten(url))) return
  preloadCode(url, true)
  const payload = payloadUrl(url.pathname, url.search)
  // It is fetched again once it was shown, or is old.
  if (!isAhead(payload))
    runOnce(payload, true, () => fetchAhead(payload).finally(() => started.delete(payload)))
}

/** Whether the code of a link is already requested: one link per folder is enough. */
const hasCode = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && started.has(folderOf(link.pathname))

/** Calls back once for each link that comes into view, including links of later pages, unless its code is loaded. */
const observeLinks = (onSeen: (link: HTMLAnchorElement) => Promise<void>) => {
  const watched = new Set<HTMLAnchorElement>()
  const view = new IntersectionObserver(async (entries) => {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
    for (const link of seen) unwatch(link as HTMLAnchorElement)
    await Promise.all(seen.map((link) => onSeen(link as HTMLAnchorElement)))
    for (const link of watched) if (hasCode(link) || !link.isConnected) unwatch(link)
  })
  const unwatch = (link: HTMLAnchorElement) => {
    watched.delete(link)
    view.unobserve(link)
  }
  const observed = new WeakSet<Element>()
  const observe = () => {
    // Only the main content: the header and footer are the same on every page.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('#main a[href]')) {
      if (observed.has(link) || hasCode(link)) continue
      observed.add(link)
      watched.add(link)
      view.observe(link)
    }
  }
  observe()
  let timer: ReturnType<typeof setTimeout> | undefined
  new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(observe, 300)
  }).observe(document.body, { childList: true, subtree: true })
}

/** Preloads code and data of pages whose links are hovered, touched or focused. */
export function preloadPointed(): void {
  const point = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    const url = link && otherPage(link)
    if (url) preloadPage(url)
  }
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, point, { passive: true })
}

/** Preloads the code, but not the data, of pages whose links come into view: code is shared by many pages. */
export function preloadViewed(): void {
  observeLinks(async (link) => {
    const url = otherPage(link)
    if (url) await preloadCode(url)
  })
}
