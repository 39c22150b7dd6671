import { Fragment, StrictMode } from 'react'
import type { PageContext } from 'vike/types'
import { PageContextProvider } from './page-context.tsx'

/** A page in its layout: the same tree on the server and in the browser. */
export function App({ pageContext }: { pageContext: PageContext }) {
  const { Page, Layout = Fragment } = pageContext.config
  return (
    <StrictMode>
      <PageContextProvider pageContext={pageContext}>
        <Layout>{Page && <Page />}</Layout>
      </PageContextProvider>
    </StrictMode>
  )
}
