import { useEffect } from 'react'
import { opensOffline } from '#renderer/device/begin.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import { type GuideListState, guideListState } from './guide-list.ts'
import { reachState } from './reach.ts'
import { useTravelStore } from './useTravelStore.ts'

export type { ListedGuide } from './guide-list.ts'

export type GuideListFace = GuideListState & {
  /** Whether the site could not be reached: the list is what the device keeps, and may be shorter. */
  isOffline: boolean
  retry: () => void
}

/** A member's guides, newest change first; those that were made here and are not sent yet are among them. */
export function useGuideList(): GuideListFace {
  const store = useTravelStore()
  const state = useStore(guideListState)
  const reach = useStore(reachState)
  const opens = useStore(opensOffline)
  useEffect(() => {
    store?.loadList()
  }, [store])
  const guides = opens ? state.guides : (state.guides?.map((guide) => ({ ...guide, isKept: false })) ?? null)
  return { ...state, guides, isOffline: reach === 'offline', retry: () => store?.loadList() }
}
