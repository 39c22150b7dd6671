import { useEffect, useLayoutEffect } from 'react'
import type { PageContextClient } from 'vike/types'
import { titled } from '../../head.ts'
import { usePageContext } from '../../page-context.tsx'
import { deleteNotification, notify } from '../messages/notifications.ts'
import { type Failure, isMissing } from './failure.ts'

/** Whether a link of this site led here, and not a reload, the history, a bookmark or another site. */
const cameByLink = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`)
}

/** What is said of an address without a page: as fatal to who begins here, as a wrong turn to who was already inside. */
const missingPage = (isFirstPage: boolean): string => {
  const isWrongTurn = !isFirstPage || cameByLink()
  return `${isWrongTurn ? 'Page not found' : 'Page Not Found'}: ${location.pathname}${location.search}`
}

/** Says each line of a failure as a message, and names the page after it (spec §8, "Error page"). */
export function useSaidFailure(failure: Failure) {
  const { isHydration } = usePageContext() as PageContextClient
  useLayoutEffect(() => {
    document.title = titled(isMissing(failure.status) ? 'ページを表示できません' : 'エラーが発生しました')
  }, [failure])
  useEffect(() => {
    const lines = failure.lines.length > 0 ? failure.lines : [missingPage(isHydration)]
    const said = lines.map((description) => notify({ description, color: 'danger', isOfPage: true }))
    return () => {
      for (const uuid of said) deleteNotification(uuid)
    }
  }, [failure, isHydration])
}
