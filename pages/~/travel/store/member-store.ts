import { whenReady } from '#renderer/device/begin.ts'
import { databaseOf } from '#renderer/device/owner.ts'
import { travelCalls } from './calls.ts'
import { type Device, memoryDevice } from './device.ts'
import { forgetGuideList, guideListState, listAnew, loadGuideList } from './guide-list.ts'
import { forgetGuides, guideState, setGuide } from './guide-state.ts'
import { idbDevice } from './idb-device.ts'
import { keepForLater } from './keep-for-later.ts'
import { keepPictures } from './pictures.ts'
import { createSender } from './sender.ts'
import { guideTabs } from './tabs.ts'
import { createTravelStore } from './travel-store.ts'
import { whenBack } from './when-back.ts'

/** IndexedDB, or the memory of this tab where the browser keeps nothing; which of them shows with the first question. */
function deviceOf(accountId: string, isReady: Promise<unknown>): Device {
  const open = async () => {
    await whenReady()
    return databaseOf(accountId)
  }
  const chosen = isReady.then(open).then(
    () => idbDevice(open),
    () => memoryDevice(),
  )
  return {
    read: async (id) => (await chosen).read(id),
    list: async () => (await chosen).list(),
    queuedIds: async () => (await chosen).queuedIds(),
    change: async (id, next) => (await chosen).change(id, next),
    changeEntries: async (id, next) => (await chosen).changeEntries(id, next),
  }
}

function createMemberStore(accountId: string, isReady: Promise<unknown>) {
  const device = deviceOf(accountId, isReady)
  const isShown = (id: string) => !guideState(id).get().isLoading

  /** Something is new on the device: it is shown, and sent if it is to be. */
  const changed = (id: string) => {
    if (isShown(id)) store.reread(id).catch(() => {})
    if (guideListState.get().guides) listAnew(device).catch(() => {})
  }
  const tabs = guideTabs((id) => {
    changed(id)
    sender.wake()
  })
  const store = createTravelStore({
    device,
    calls: travelCalls,
    now: () => new Date(),
    onChange: (id) => {
      tabs.tell(id)
      sender.wake()
      if (guideListState.get().guides) listAnew(device).catch(() => {})
    },
  })
  const sender = createSender({
    device,
    calls: travelCalls,
    onChange: (id) => {
      tabs.tell(id)
      changed(id)
    },
  })
  const loadList = async () => {
    const summaries = await loadGuideList(device, travelCalls)
    if (summaries) await keepForLater(device, travelCalls, summaries, new Date())
    await listAnew(device)
  }
  const stopListening = whenBack(() => {
    sender.wake()
    if (guideListState.get().guides) loadList()
    for (const id of watched) if (isShown(id)) store.open(id)
  })
  const watched = new Set<string>()
  sender.wake()

  return {
    ...store,
    /** Loads a guide while it is shown, and looks at it again whenever somebody comes back to it. */
    watch: (id: string) => {
      watched.add(id)
      store
        .open(id)
        .then(async () => keepPictures(await device.list()))
        .catch(() => {})
      return () => void watched.delete(id)
    },
    /** Tries again what failed. */
    open: (id: string) => {
      setGuide(id, { isLoading: true, error: null })
      return store.open(id)
    },
    loadList,
    end: () => {
      sender.stop()
      stopListening()
      tabs.close()
    },
  }
}

export type MemberStore = ReturnType<typeof createMemberStore>

let current: { accountId: string; store: MemberStore } | null = null

/**
 * The store of the member who is here; another one's is forgotten with all that it showed.
 * @param isReady when the device has been made this member's (renderer/device)
 */
export function travelStore(accountId: string, isReady: Promise<unknown>): MemberStore {
  if (current?.accountId !== accountId) {
    if (current) {
      current.store.end()
      forgetGuides()
      forgetGuideList()
    }
    current = { accountId, store: createMemberStore(accountId, isReady) }
  }
  return current.store
}
