import { useEffect, useState } from 'react'
import { usePageContext } from '#renderer/page-context.tsx'
import { paths } from '../paths.ts'
import type { MediaQuery } from './media-calls.ts'

export type View = 'grid' | 'list'
type State = { query: MediaQuery; view: View }

const NAMES = ['q', 'unused', 'incomplete', 'prefecture', 'from', 'to'] as const

const read = (search: string): State => {
  const given = new URLSearchParams(search)
  const query = Object.fromEntries(
    NAMES.flatMap((name) => (given.get(name) ? [[name, given.get(name)]] : [])),
  )
  return { query, view: given.get('view') === 'list' ? 'list' : 'grid' }
}

/** What the library is narrowed by, and how it is shown: kept in the address, so that a link and a reload show the same. */
export function useLibraryQuery() {
  const { urlOriginal } = usePageContext()
  const [state, setState] = useState(() => read(new URL(urlOriginal, 'https://page.invalid').search))
  useEffect(() => {
    const onPopState = () => setState(read(location.search))
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])
  const change = (patch: MediaQuery, view = state.view) => {
    const query = { ...state.query, ...patch }
    setState({ query, view })
    // Without a navigation: the focus stays in the field that is being typed in.
    history.replaceState(
      history.state,
      '',
      paths.media({ ...query, view: view === 'list' ? view : undefined }),
    )
  }
  const reset = () => change(Object.fromEntries(NAMES.map((name) => [name, undefined])))
  const isNarrowed = Object.values(state.query).some(Boolean)
  return { ...state, change, reset, isNarrowed }
}
