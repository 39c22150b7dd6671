import { type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PageContextClient } from 'vike/types'
import { App } from './App.tsx'
import { loadDocument } from './navigation/load-document.ts'
import { navigation } from './navigation/navigation.ts'
import { endNavigation } from './navigation/progress.ts'
import { cachePayload } from './payload.ts'
import { isCrawler } from './shell/errors/crawler.ts'
import { withViewTransition } from './shell/view-transition.ts'
import { isBetweenListAndPage } from './shell/waiting/page-shape.ts'
import { prepareWaiting } from './shell/waiting/page-wait.ts'

/**
 * Marks `<html>` once the page is hydrated: tests wait for it, and so does the script of
 * worker/documents/late-script.ts.
 */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
  return children
}

let root: Root | undefined
let shownPath = ''

/**
 * Navigation code is loaded once the first page is hydrated. Until then, and if it fails to load, links load
 * documents.
 */
const setUpNavigation = async () => {
  let isCared = false
  addEventListener('vite:preloadError', () => {
    if (!isCared && navigation.target) loadDocument(navigation.target)
  })
  const navigationSetup = await import('./navigation/setup.ts').catch(() => null)
  navigationSetup?.setUpNavigation()
  isCared = navigationSetup !== null
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
    cachePayload(pageContext.urlOriginal, pageContext.data)
  if (pageContext.isHydration) {
    root = hydrateRoot(container, page)
    shownPath = pageContext.urlPathname
    prepareWaiting()
    setUpNavigation()
    return
  }
  // Only the error page knows whether it is a 404.
  if (typeof pageContext.is404 === 'boolean' && isCrawler()) return endNavigation()
  const shown = root ?? createRoot(container)
  root = shown
  // vike scrolls when this returns, so the new page must be rendered by then.
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
