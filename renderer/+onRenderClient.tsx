import { type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PageContextClient } from 'vike/types'
import { App } from './App.tsx'
import { cachePayload } from './payload.ts'
import type { PageConfig } from './router/pages.ts'
import { startRouter } from './router/router.ts'
import { applySheets } from './router/sheets.ts'
import { isCrawler } from './shell/errors/crawler.ts'
import { withViewTransition } from './shell/view-transition.ts'
import { isBetweenListAndPage } from './shell/waiting/page-shape.ts'
import { endWaiting, prepareWaiting } from './shell/waiting/page-wait.ts'

/**
 * Marks `<html>` once the page is hydrated: tests wait for it, and so does renderer/reading/start-app.ts.
 */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    findAgain()
    dispatchEvent(new Event('hydrated'))
  }, [])
  return children
}

/** Finds the controls again that were pressed, or had the focus, in what was rendered anew. */
let findAgain = () => {}

const nameOf = (control: Element) =>
  [control.tagName, control.getAttribute('href'), control.ariaLabel ?? control.textContent].join(' ')

/** Empties the page, whose controls are found again by their names. */
const clear = (container: HTMLElement) => {
  const pressed = new Set([...container.querySelectorAll('[data-pressed]')].map(nameOf))
  const { activeElement } = document
  const focused = activeElement && container.contains(activeElement) ? nameOf(activeElement) : ''
  container.replaceChildren()
  findAgain = () => {
    for (const control of container.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, summary',
    )) {
      const name = nameOf(control)
      if (pressed.delete(name)) control.dataset.pressed = ''
      if (name === focused && document.activeElement === document.body) control.focus()
    }
  }
}

let root: Root | undefined
let shownPath = ''
/** The page that was last asked for. A transition may begin when the next one is shown already. */
let latest: PageContextClient | undefined

/** What navigation needs besides the router is loaded once the first page is hydrated. */
const setUpNavigation = async () => {
  const navigationSetup = await import('./navigation/setup.ts').catch(() => null)
  navigationSetup?.setUpNavigation(onRenderClient as PageConfig['onRenderClient'])
}

// https://vike.dev/onRenderClient
export const onRenderClient = async (pageContext: PageContextClient) => {
  latest = pageContext
  const container = document.getElementById('root')
  if (!container) throw new Error('no #root')
  const page = (
    <Hydrated>
      <App pageContext={pageContext} />
    </Hydrated>
  )
  if (pageContext.payload && !pageContext.errorWhileRendering)
    cachePayload(pageContext.urlOriginal.replace(/#.*/, ''), pageContext.payload)
  if (pageContext.isHydration) {
    applySheets(pageContext.pageId ?? '')
    if (pageContext.isOutdated) {
      // The page has been republished since this document was loaded.
      document.title = pageContext.payload.title
      clear(container)
      root = createRoot(container)
      root.render(page)
    } else root = hydrateRoot(container, page)
    shownPath = pageContext.urlPathname
    prepareWaiting()
    startRouter()
    setUpNavigation()
    return
  }
  // Only the error page knows whether it is a 404.
  if (typeof pageContext.is404 === 'boolean' && isCrawler()) return endWaiting()
  const shown = root ?? createRoot(container)
  root = shown
  // The browser scrolls when this returns, so the new page must be rendered by then.
  const show = () => {
    if (latest !== pageContext) return
    document.title = pageContext.payload.title
    applySheets(pageContext.pageId ?? '')
    flushSync(() => shown.render(page))
    endWaiting()
    dispatchEvent(new Event('pageshown'))
  }
  const before = shownPath
  shownPath = pageContext.urlPathname
  if (isBetweenListAndPage(before, shownPath)) await withViewTransition(show)
  else show()
}
