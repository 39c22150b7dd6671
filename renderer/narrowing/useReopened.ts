import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { usePageContext } from '../page-context.tsx'

/** What was open at an address when its list was left. Lives as long as the document. */
const opened = new Map<string, string[]>()

const facetsIn = (element: HTMLDetailsElement): HTMLDetailsElement[] => [
  element,
  ...element.querySelectorAll<HTMLDetailsElement>('details[data-facet]'),
]

/** Going back or forward opens the folds that were open, before the browser is scrolled to where one was. */
export function useReopened(ref: RefObject<HTMLDetailsElement | null>) {
  const { urlOriginal, isHistoryNavigation } = usePageContext()
  useLayoutEffect(() => {
    const names = isHistoryNavigation ? opened.get(urlOriginal) : undefined
    if (!ref.current || !names) return
    for (const facet of facetsIn(ref.current)) facet.open = names.includes(facet.dataset.facet ?? '')
  }, [ref, urlOriginal, isHistoryNavigation])
  useEffect(() => {
    const element = ref.current
    const remember = () => {
      const open = element ? facetsIn(element).filter((facet) => facet.open) : []
      opened.set(
        urlOriginal,
        open.flatMap((facet) => facet.dataset.facet ?? []),
      )
    }
    // `toggle` does not bubble.
    element?.addEventListener('toggle', remember, true)
    return () => element?.removeEventListener('toggle', remember, true)
  }, [ref, urlOriginal])
}
