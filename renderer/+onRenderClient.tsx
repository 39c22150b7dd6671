import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PageContextClient } from 'vike/types'
import { App } from './App.tsx'
import { Hydrated } from './Hydrated.tsx'
import { endNavigation } from './navigation/begin.ts'
import { leaveFor } from './navigation/leave.ts'
import { navigation } from './navigation/navigation.ts'
import { keepPayload } from './payload.ts'
import { isCrawler } from './shell/errors/crawler.ts'
import { withViewTransition } from './shell/view-transition.ts'
import { isBetweenListAndPage } from './shell/waiting/page-shape.ts'
import { prepareWaiting } from './shell/waiting/page-wait.ts'

let root: Root | undefined
let shownPath = ''

/** What looks after navigations comes when the first page answers. Until then, and without it, documents are loaded. */
const careForNavigation = async () => {
  let isCared = false
  addEventListener('vite:preloadError', () => {
    if (!isCared && navigation.target) leaveFor(navigation.target)
  })
  const care = await import('./navigation/care.ts').catch(() => null)
  care?.careForNavigation()
  isCared = care !== null
}

// https://vike.dev/onRenderClient
export const onRenderClient = async (pageContext: PageContextClient) => {
  const container = document.getElementById('root')
  if (!container) throw new Error('no #root')
  const page = (
    <Hydrated>
      <App pageContext={pageContext} />
    </Hydrated>
  )
  if (pageContext.data && !pageContext.errorWhileRendering)
    keepPayload(pageContext.urlOriginal, pageContext.data)
  if (pageContext.isHydration) {
    root = hydrateRoot(container, page)
    shownPath = pageContext.urlPathname
    prepareWaiting()
    careForNavigation()
    return
  }
  // The error page is the one page that says whether it is a 404.
  if (typeof pageContext.is404 === 'boolean' && isCrawler()) return endNavigation()
  const shown = root ?? createRoot(container)
  root = shown
  // vike scrolls as soon as this is over, so the new page must be there.
  const show = () => {
    document.title = pageContext.data.title
    flushSync(() => shown.render(page))
    endNavigation()
  }
  const before = shownPath
  shownPath = pageContext.urlPathname
  if (isBetweenListAndPage(before, shownPath)) await withViewTransition(show)
  else show()
}
