import { useEffect, useState } from 'react'
import { usePageContext } from '#renderer/page-context.tsx'
import { type View, viewOf } from './days.ts'

/** What the calendar shows, which is what its address says; changed without a navigation, so that the focus stays. */
export function useView() {
  const { urlOriginal } = usePageContext()
  const [view, setView] = useState(() => viewOf(new URL(urlOriginal, location.origin).search))
  useEffect(() => setView(viewOf(new URL(urlOriginal, location.origin).search)), [urlOriginal])
  useEffect(() => {
    const onPopState = () => setView(viewOf(location.search))
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])
  const show = (next: View) => {
    history.replaceState(history.state, '', `${location.pathname}?${next.span}=${next.day}`)
    setView(next)
  }
  return { view, show }
}
