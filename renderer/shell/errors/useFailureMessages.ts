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

/** A missing page: fatal on the first page of a visit, a wrong turn after a link of this site (R228). */
const missingPage = (isFirstPage: boolean): MissingPageError =>
  new MissingPageError(location.pathname + location.search, !isFirstPage || cameByLink())

/** Shows each line of a failure as a notification and sets the document title (spec §8, "Error page"). */
export function useFailureMessages(failure: Failure) {
  const { isHydration } = usePageContext() as PageContextClient
  useLayoutEffect(() => {
    document.title = titled(isMissing(failure.status) ? 'ページを表示できません' : 'エラーが発生しました')
  }, [failure])
  useEffect(() => {
    const lines = failure.lines.length > 0 ? failure.lines : [missingPage(isHydration).shown]
    const ids = lines.map((description) => notify({ description, color: 'danger', isOfPage: true }))
    return () => {
      for (const uuid of ids) deleteNotification(uuid)
    }
  }, [failure, isHydration])
}
