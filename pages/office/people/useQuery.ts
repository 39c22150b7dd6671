import { useCallback, useEffect, useState } from 'react'
import { usePageContext } from '#renderer/page-context.tsx'

const queryOf = (address: string): Record<string, string> =>
  Object.fromEntries(new URL(address, 'https://page.invalid').searchParams)

/**
 * What a list is narrowed by, which is the query of its address: it can be kept and sent. It is changed without a
 * navigation, so that the focus stays where it is. Empty values are left out.
 */
export function useQuery() {
  const { urlOriginal } = usePageContext()
  const [query, setQuery] = useState(() => queryOf(urlOriginal))
  useEffect(() => setQuery(queryOf(urlOriginal)), [urlOriginal])
  useEffect(() => {
    const onPopState = () => setQuery(queryOf(location.href))
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])
  const change = useCallback((next: Record<string, string>, { replace = false } = {}) => {
    const given = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== ''))
    const text = new URLSearchParams(given).toString()
    const address = `${location.pathname}${text && `?${text}`}`
    if (replace) history.replaceState(history.state, '', address)
    else history.pushState(null, '', address)
    setQuery(given)
  }, [])
  return { query, change, text: new URLSearchParams(query).toString() }
}
