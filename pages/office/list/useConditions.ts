import { useCallback, useEffect, useState } from 'react'
import { usePageContext } from '#renderer/page-context.tsx'
import { addressText, type Conditions, conditionsOf } from './conditions.ts'

/**
 * The conditions of the list, which are those of the address. They are changed without a navigation: the focus stays in
 * the field that changes them. `replace` is for what is still being typed.
 */
export function useConditions() {
  const { urlOriginal } = usePageContext()
  const [conditions, setConditions] = useState(() =>
    conditionsOf(new URL(urlOriginal, location.origin).search),
  )
  useEffect(() => setConditions(conditionsOf(new URL(urlOriginal, location.origin).search)), [urlOriginal])
  useEffect(() => {
    const onPopState = () => setConditions(conditionsOf(location.search))
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])
  const change = useCallback((next: Conditions, { replace = false } = {}) => {
    const text = addressText(next)
    const address = `${location.pathname}${text && `?${text}`}`
    if (replace) history.replaceState(history.state, '', address)
    else history.pushState(null, '', address)
    setConditions(next)
  }, [])
  return { conditions, change }
}
