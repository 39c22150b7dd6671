import { useCallback, useEffect, useState } from 'react'
import { usePageContext } from '#renderer/page-context.tsx'

type Query = Record<string, string>

const queryOf = (address: string): Query =>
  Object.fromEntries(new URL(address, 'https://page.invalid').searchParams)

/**
 * The filters of a list, stored in the query string, so that links and reloads preserve them. Changes are not
 * navigations, so that the changed field keeps the focus. Empty values are omitted.
 */
export function useConditions() {
  const { urlOriginal } = usePageContext()
  const [query, setQuery] = useState(() => queryOf(urlOriginal))
  useEffect(() => setQuery(queryOf(urlOriginal)), [urlOriginal])
  useEffect(() => {
    const onPopState = () => setQuery(queryOf(location.href))
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])
  const change = useCallback((next: Query, { replace = false } = {}) => {
    const given = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== ''))
    const text = new URLSearchParams(given).toString()
    const address = `${location.pathname}${text && `?${text}`}`
    if (replace) history.replaceState(history.state, '', address)
    else history.pushState(null, '', address)
    setQuery(given)
  }, [])
  return { query, text: new URLSearchParams(query).toString(), change }
}

export type ConditionsProps = Pick<ReturnType<typeof useConditions>, 'query' | 'change'>

/** The props of a filter; changing it returns to the first page. */
export const fieldOf =
  ({ query, change }: ConditionsProps, options?: { replace: boolean }) =>
  (name: string, initial = '') => ({
    value: query[name] ?? initial,
    onValue: (value: string) => change({ ...query, cursor: '', offset: '', [name]: value }, options),
  })
