import { createContext, type ReactNode, useContext } from 'react'
import type { PageContext } from 'vike/types'

const Context = createContext<PageContext | null>(null)

export function PageContextProvider({
  pageContext,
  children,
}: {
  pageContext: PageContext
  children: ReactNode
}) {
  return <Context value={pageContext}>{children}</Context>
}

/** vike's page context: the URL, the route parameters, whether it is a 404. */
export const usePageContext = (): PageContext => {
  const pageContext = useContext(Context)
  if (!pageContext) throw new Error('usePageContext() outside of a page')
  return pageContext
}

/** The result of the page's loader: `useData<Data>()` with the `Data` that its `+loader.ts` exports. */
export const useData = <Data,>(): Data => usePageContext().payload.data as Data
