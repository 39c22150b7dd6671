import { useEffect } from 'react'
import { usePageContext } from '../page-context.tsx'
import type { Consent } from './consent.ts'
import { countView, pauseCounting, stopCounting } from './gtag.ts'
import { type MeasuredPage, measuredPage } from './measured-page.ts'

/** The navigation that was told last: to agree twice on the same page is not to see it twice. */
let counted: object | undefined
let lastAddress: string | undefined

/** Where readers came from. A page of this site is named as others may know it. */
const firstReferrer = (): string => {
  if (!URL.canParse(document.referrer)) return ''
  const { origin, pathname, search } = new URL(document.referrer)
  if (origin !== location.origin) return document.referrer
  const page = measuredPage(pathname, search, '')
  return page ? origin + page.path : ''
}

const count = (id: string, page: MeasuredPage) => {
  countView(id, page, lastAddress ?? firstReferrer())
  lastAddress = location.origin + page.path
}

/** Tells of each page that is opened, as long as the reader agrees; `page` is what is told of it. */
export function useViews(id: string, consent: Consent | null): MeasuredPage | null {
  const pageContext = usePageContext()
  const { pathname, search } = location
  const page = measuredPage(pathname, search, document.title)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation is one view, to the same page too
  useEffect(() => {
    if (consent !== 'granted') stopCounting(id)
    else if (!page) pauseCounting(id)
    else if (counted !== pageContext) {
      counted = pageContext
      count(id, page)
    }
  }, [id, consent, pageContext])
  return page
}
