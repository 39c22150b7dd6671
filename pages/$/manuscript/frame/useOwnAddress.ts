import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { useManuscriptState } from '../manuscript-context.ts'

/** The page's address follows the slug, so that a reload finds the manuscript under its new name. */
export function useOwnAddress(): void {
  const kind = useManuscriptState(({ document }) => document?.manuscript.kind)
  const slug = useManuscriptState(({ document }) => document?.manuscript.slug)
  useEffect(() => {
    if (!kind || !slug) return
    const own = paths.edit(kind, slug)
    if (location.pathname !== own)
      history.replaceState(history.state, '', own + location.search + location.hash)
  }, [kind, slug])
}
