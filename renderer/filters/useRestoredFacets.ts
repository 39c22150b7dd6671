import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { usePageContext } from '../page-context.tsx'

/** The open facets by URL, for as long as the document lives. */
const openFacets = new Map<string, string[]>()

const facetsIn = (element: HTMLDetailsElement): HTMLDetailsElement[] => [
  element,
  ...element.querySelectorAll<HTMLDetailsElement>('details[data-facet]'),
]

/** On back and forward navigation, opens the facets that were open, before the browser restores the scroll position. */
export function useRestoredFacets(ref: RefObject<HTMLDetailsElement | null>) {
  const { urlOriginal, isHistoryNavigation } = usePageContext()
  useLayoutEffect(() => {
    const names = isHistoryNavigation ? openFacets.get(urlOriginal) : undefined
    if (!ref.current || !names) return
    for (const facet of facetsIn(ref.current)) facet.open = names.includes(facet.dataset.facet ?? '')
  }, [ref, urlOriginal, isHistoryNavigation])
  useEffect(() => {
    const element = ref.current
    const remember = () => {
      const open = element ? facetsIn(element).filter((facet) => facet.open) : []
      openFacets.set(
        urlOriginal,
        open.flatMap((facet) => facet.dataset.facet ?? []),
      )
    }
    // `toggle` does not bubble.
    element?.addEventListener('toggle', remember, true)
    return () => element?.removeEventListener('toggle', remember, true)
  }, [ref, urlOriginal])
}
