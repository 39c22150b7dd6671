import { useEffect } from 'react'
import { opensOffline } from '#renderer/device/ready.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import { type GuideListState, guideListState } from './guide-list.ts'
import { reachState } from './reachability.ts'
import { useTravelStore } from './useTravelStore.ts'

export type { ListedGuide } from './guide-list.ts'

type GuideListHandle = GuideListState & {
  /** Whether the site could not be reached: then only the guides on the device are listed. */
  isOffline: boolean
  retry: () => void
}

/** A member's guides, newest change first, including unsent ones. */
export function useGuideList(): GuideListHandle {
  const store = useTravelStore()
  const state = useStore(guideListState)
  const reach = useStore(reachState)
  const opens = useStore(opensOffline)
  useEffect(() => {
    store?.loadList()
  }, [store])
  const guides = opens
    ? state.guides
    : (state.guides?.map((guide) => ({ ...guide, isAvailableOffline: false })) ?? null)
  return { ...state, guides, isOffline: reach === 'offline', retry: () => store?.loadList() }
}
