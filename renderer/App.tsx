import { Fragment, StrictMode } from 'react'
import type { PageContext } from 'vike/types'
import './styles/index.css'
import { AppearanceCorner } from './appearance/AppearanceCorner.tsx'
import { ClientOnly } from './ClientOnly.tsx'
import { PageContextProvider } from './page-context.tsx'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { LazyMessages } from './shell/messages/LazyMessages.tsx'
import { PageLoading } from './shell/PageLoading.tsx'
import { RouteAnnouncer } from './shell/RouteAnnouncer.tsx'

/** A page in its layout: the same tree on the server and in the browser. */
export function App({ pageContext }: { pageContext: PageContext }) {
  const { Page, Layout = Fragment, ssr = true } = pageContext.config
  const page = <ErrorBoundary pageContext={pageContext}>{Page && <Page />}</ErrorBoundary>
  return (
    <StrictMode>
      <PageContextProvider pageContext={pageContext}>
        <Layout>{ssr ? page : <ClientOnly fallback={<PageLoading />}>{page}</ClientOnly>}</Layout>
        <RouteAnnouncer />
        <LazyMessages />
        <AppearanceCorner />
      </PageContextProvider>
    </StrictMode>
  )
}
