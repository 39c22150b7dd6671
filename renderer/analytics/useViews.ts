import { useEffect } from 'react'
import { usePageContext } from '../page-context.tsx'
import type { Consent } from './consent.ts'
import { countView, pauseCounting, stopCounting } from './gtag.ts'
import { type MeasuredPage, measuredPage } from './measured-page.ts'

/** The last navigation that was sent: giving consent twice on a page is one view. */
let counted: object | undefined
let lastAddress: string | undefined

/** The referrer. Pages of this site are reduced to what may be sent. */
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

/** Sends a page view for each page while consent is given; `page` is the reduced URL. */
export function useViews(id: string, consent: Consent | null): MeasuredPage | null {
  const pageContext = usePageContext()
  const { pathname, search } = location
  const page = measuredPage(pathname, search, document.title)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation is a page view, even to the same page
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
