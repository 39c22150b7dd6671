import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PageContextClient } from 'vike/types'
import { App } from './App.tsx'
import { Hydrated } from './Hydrated.tsx'
import { prefetchPayloads } from './prefetch-payloads.ts'

let root: Root | undefined

// https://vike.dev/onRenderClient
export const onRenderClient = (pageContext: PageContextClient) => {
  const container = document.getElementById('root')
  if (!container) throw new Error('no #root in the document')
  const page = (
    <Hydrated>
      <App pageContext={pageContext} />
    </Hydrated>
  )
  if (pageContext.isHydration) {
    root = hydrateRoot(container, page)
    prefetchPayloads()
    return
  }
  document.title = pageContext.data.title
  const shown = root ?? createRoot(container)
  root = shown
  // vike scrolls as soon as this returns, so the new page must be there.
  flushSync(() => shown.render(page))
}
