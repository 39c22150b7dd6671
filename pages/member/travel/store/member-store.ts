import { databaseOf } from '#renderer/device/owner.ts'
import { whenReady } from '#renderer/device/ready.ts'
import { silent } from '#renderer/shell/errors/silent.ts'
import { RECORDS, recordOutbox } from '../records/record-outbox.ts'
import { recordSent } from '../records/record-sent.ts'
import { createRecordStore, forgetRecords } from '../records/record-store.ts'
import { cacheGuides } from './cache-guides.ts'
import { travelCalls } from './calls.ts'
import { type DeviceOf, memoryDevice } from './device.ts'
import { forgetGuideList, guideListState, loadGuideList, refreshGuideList } from './guide-list.ts'
import { forgetGuides, guideState, setGuide } from './guide-state.ts'
import { GUIDES, idbDevice, type Shape } from './idb-device.ts'
import { onReturn } from './on-return.ts'
import { cachePictures } from './pictures.ts'
import { createSender, guideOutbox } from './sender.ts'
import { guideTabs } from './tabs.ts'
import { createTravelStore } from './travel-store.ts'

/** IndexedDB, or memory if it is not available; decided on first use. */
function deviceOf<Base, Entry>(
  shape: Shape<Base, Entry>,
  accountId: string,
  isReady: Promise<unknown>,
): DeviceOf<Base, Entry> {
  const open = async () => {
    await whenReady()
    return databaseOf(accountId)
  }
  const chosen = isReady.then(open).then(
    () => idbDevice(shape, open),
    () => memoryDevice<Base, Entry>(),
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
  const device = deviceOf(GUIDES, accountId, isReady)
  const recordDevice = deviceOf(RECORDS, accountId, isReady)
  const isShown = (id: string) => !guideState(id).get().isLoading

  /** Called when the device has changed: updates the pages and wakes the sender. */
  const changed = (id: string) => {
    if (isShown(id)) silent(() => store.reread(id))
    if (guideListState.get().guides) silent(() => refreshGuideList(device))
  }
  const tabs = guideTabs((id) => {
    changed(id)
    records.show()
    sender.wake()
  })
  const store = createTravelStore({
    device,
    calls: travelCalls,
    now: () => new Date(),
    onChange: (id) => {
      tabs.broadcast(id)
      sender.wake()
      if (guideListState.get().guides) silent(() => refreshGuideList(device))
    },
  })
  const records = createRecordStore(recordDevice, (id) => {
    tabs.broadcast(id)
    sender.wake()
  })
  const sender = createSender([
    guideOutbox({
      device,
      calls: travelCalls,
      onChange: (id) => {
        tabs.broadcast(id)
        changed(id)
      },
    }),
    recordOutbox(recordDevice, (id) => {
      tabs.broadcast(id)
      records.show()
      recordSent(id)
    }),
  ])
  const loadList = async () => {
    const summaries = await loadGuideList(device, travelCalls)
    // The session may end meanwhile, and with it the access to the device.
    await silent(async () => {
      if (summaries) await cacheGuides(device, travelCalls, summaries, new Date())
      await refreshGuideList(device)
    })
  }
  onReturn(() => {
    sender.resetFailures()
    sender.wake()
    if (guideListState.get().guides) loadList()
    for (const id of watched) if (isShown(id)) store.open(id)
  }, sender.signal)
  const watched = new Set<string>()
  sender.wake()
  records.show()

  return {
    ...store,
    records,
    /** Sends queued changes now. */
    wake: () => void sender.wake(),
    /** Loads a guide while it is shown, and refreshes it when the user returns to the tab. */
    watch: (id: string) => {
      watched.add(id)
      store
        .open(id)
        .then(async () => cachePictures(await device.list()))
        .catch(() => {})
      return () => void watched.delete(id)
    },
    /** Retries failed changes. */
    open: (id: string) => {
      setGuide(id, { isLoading: true, error: null })
      return store.open(id)
    },
    loadList,
    /** Syncs the picture cache with the cached guides. */
    savePictures: async () => cachePictures(await device.list()),
    end: () => {
      sender.stop()
      tabs.close()
    },
  }
}

export type MemberStore = ReturnType<typeof createMemberStore>

let current: { accountId: string; store: MemberStore } | null = null

/**
 * The store of the signed-in member; the previous member's store and its states are cleared.
 * @param isReady resolves when the device belongs to this member (renderer/device)
 */
export function travelStore(accountId: string, isReady: Promise<unknown>): MemberStore {
  if (current?.accountId !== accountId) {
    if (current) {
      current.store.end()
      forgetGuides()
      forgetGuideList()
      forgetRecords()
    }
    current = { accountId, store: createMemberStore(accountId, isReady) }
  }
  return current.store
}
