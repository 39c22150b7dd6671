import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PageContextClient } from 'vike/types'
import { App } from './App.tsx'
import { Hydrated } from './Hydrated.tsx'
import { prefetchPayloads } from './prefetch-payloads.ts'
import { withViewTransition } from './shell/view-transition.ts'
import { endWaiting, prepareWaiting } from './shell/waiting/page-wait.ts'

let root: Root | undefined
let shownPage: string | null | undefined

// https://vike.dev/onRenderClient
export const onRenderClient = async (pageContext: PageContextClient) => {
  const container = document.getElementById('root')
  if (!container) throw new Error('no #root in the document')
  const page = (
    <Hydrated>
      <App pageContext={pageContext} />
    </Hydrated>
  )
  if (pageContext.isHydration) {
    root = hydrateRoot(container, page)
    shownPage = pageContext.pageId
    prefetchPayloads()
    prepareWaiting()
    return
  }
  document.title = pageContext.data.title
  const shown = root ?? createRoot(container)
  root = shown
  // vike scrolls as soon as this is over, so the new page must be there.
  const show = () => {
    flushSync(() => shown.render(page))
    endWaiting()
  }
  const isOther = shownPage !== pageContext.pageId
  shownPage = pageContext.pageId
  // Another page of the same list takes its place without a fade.
  if (isOther) await withViewTransition(show)
  else show()
}
