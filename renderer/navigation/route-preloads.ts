import { prefetch } from 'vike/client/router'
import { fetchAhead, payloadUrl } from '../payload.ts'
import { folderOf, isWritten } from './manifest.ts'
import { navigation } from './navigation.ts'

/** So many pages are made ready at the same time (spec §9). */
const AT_ONCE = 4

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether this reader's guesses must cost nothing: data is saved, or the connection is slow. */
export const isFrugal = (): boolean => {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData === true || /2g$/.test(effectiveType ?? '')
}

const started = new Set<string>()
const waiting: (() => Promise<unknown>)[] = []
let running = 0

const next = () => {
  const work = running < AT_ONCE && waiting.shift()
  if (!work) return
  running++
  // A guess that fails costs nothing: the navigation asks again and decides.
  work()
    .catch(() => {})
    .finally(() => {
      running--
      next()
    })
}

/** Does something once, when fewer than four are at work. What is pointed at goes before what is only in view. */
const once = (key: string, isUrgent: boolean, work: () => Promise<unknown>) => {
  if (started.has(key)) return
  started.add(key)
  if (isUrgent) waiting.unshift(work)
  else waiting.push(work)
  next()
}

/** A page of this site other than the one that is shown; `null` for everything else, and after a deployment. */
const otherPage = (link: HTMLAnchorElement): URL | null => {
  if (navigation.isOutdated) return null
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return null
  if (link.pathname === location.pathname && link.search === location.search) return null
  return new URL(link.href)
}

/** Code that may be needed next, for links that are in view. */
const preloadCode = async (url: URL, isUrgent = false) => {
  // What is not written beforehand may not be a page at all.
  if (!(await isWritten(url))) return
  once(folderOf(url.pathname), isUrgent, () => prefetch(url.pathname))
}

/** Code and data, for a link that is pointed at, touched or reached with the keyboard. */
const preloadPage = async (url: URL) => {
  if (!(await isWritten(url))) return
  preloadCode(url, true)
  const payload = payloadUrl(url.pathname, url.search)
  once(payload, true, () => fetchAhead(payload))
}

/** Whether the code that a link leads to is on its way: of a list of thousands one link is enough. */
const hasCode = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && started.has(folderOf(link.pathname))

/** Tells of links as they come into view, once each, also those that later pages bring, until nothing is to be told. */
const watchView = (onSeen: (link: HTMLAnchorElement) => Promise<void>) => {
  const watched = new Set<HTMLAnchorElement>()
  const view = new IntersectionObserver(async (entries) => {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
    for (const link of seen) leave(link as HTMLAnchorElement)
    await Promise.all(seen.map((link) => onSeen(link as HTMLAnchorElement)))
    for (const link of watched) if (hasCode(link) || !link.isConnected) leave(link)
  })
  const leave = (link: HTMLAnchorElement) => {
    watched.delete(link)
    view.unobserve(link)
  }
  const known = new WeakSet<Element>()
  const observe = () => {
    // What the page is about; its frame is the same on every page.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('#main a[href]')) {
      if (known.has(link) || hasCode(link)) continue
      known.add(link)
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

/** Makes pages ready, code and data, whose links are pointed at, touched or reached with the keyboard. */
export function preloadPointed(): void {
  const point = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    const url = link && otherPage(link)
    if (url) preloadPage(url)
  }
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, point, { passive: true })
}

/** Fetches the code of pages whose links come into view: it is shared by many, their data is not. */
export function preloadViewed(): void {
  watchView(async (link) => {
    const url = otherPage(link)
    if (url) await preloadCode(url)
  })
}
