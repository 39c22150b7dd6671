import { travelCalls } from './calls.ts'
import { memoryDevice } from './device.ts'
import { guideListState, loadGuideList } from './guide-list.ts'
import { forgetGuides, guideState, setGuide } from './guide-state.ts'
import { createSender } from './sender.ts'
import { createTravelStore } from './travel-store.ts'

function createMemberStore() {
  const device = memoryDevice()
  const store = createTravelStore({
    device,
    calls: travelCalls,
    onChange: () => sender.wake(),
    now: () => new Date(),
  })
  const sender = createSender({ device, calls: travelCalls, onChange: (id) => store.reread(id) })
  return {
    ...store,
    /** Loads a guide when it is shown first. */
    watch: (id: string) => {
      if (guideState(id).get().isLoading) store.open(id)
    },
    loadList: () => loadGuideList(device, travelCalls),
    /** Tries again what failed. */
    open: (id: string) => {
      setGuide(id, { isLoading: true, error: null })
      return store.open(id)
    },
  }
}

let current: { accountId: string; store: ReturnType<typeof createMemberStore> } | null = null

/** The store of the member who is here; another one's is forgotten with all that it showed. */
export function travelStore(accountId: string): ReturnType<typeof createMemberStore> {
  if (current?.accountId !== accountId) {
    if (current) {
      forgetGuides()
      guideListState.set({ guides: null, error: null, isLoading: true })
    }
    current = { accountId, store: createMemberStore() }
  }
  return current.store
}
