import { useEffect, useLayoutEffect } from 'react'
import type { PageContextClient } from 'vike/types'
import { titled } from '../../head.ts'
import { usePageContext } from '../../page-context.tsx'
import { deleteNotification, notify } from '../messages/notifications.ts'
import { type Failure, isMissing } from './failure.ts'
import { MissingPageError } from './missing-page-error.ts'

/** Whether a link of this site led here, and not a reload, the history, a bookmark or another site. */
const cameByLink = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`)
}

/** No page for an address: fatal to who begins here, a wrong turn to who was already inside (R228). */
const missingPage = (isFirstPage: boolean): MissingPageError =>
  new MissingPageError(location.pathname + location.search, !isFirstPage || cameByLink())

/** Says each line of a failure as a message, and names the page after it (spec §8, "Error page"). */
export function useSaidFailure(failure: Failure) {
  const { isHydration } = usePageContext() as PageContextClient
  useLayoutEffect(() => {
    document.title = titled(isMissing(failure.status) ? 'ページを表示できません' : 'エラーが発生しました')
  }, [failure])
  useEffect(() => {
    const lines = failure.lines.length > 0 ? failure.lines : [missingPage(isHydration).shown]
    const said = lines.map((description) => notify({ description, color: 'danger', isOfPage: true }))
    return () => {
      for (const uuid of said) deleteNotification(uuid)
    }
  }, [failure, isHydration])
}
