import { whenReady } from '#renderer/device/begin.ts'
import { databaseOf } from '#renderer/device/owner.ts'
import { silent } from '#renderer/shell/errors/silent.ts'
import { RECORDS, recordOutbox } from '../records/record-outbox.ts'
import { recordSent } from '../records/record-sent.ts'
import { createRecordStore, forgetRecords } from '../records/record-store.ts'
import { travelCalls } from './calls.ts'
import { type DeviceOf, memoryDevice } from './device.ts'
import { forgetGuideList, guideListState, listAnew, loadGuideList } from './guide-list.ts'
import { forgetGuides, guideState, setGuide } from './guide-state.ts'
import { GUIDES, idbDevice, type Shape } from './idb-device.ts'
import { keepForLater } from './keep-for-later.ts'
import { keepPictures } from './pictures.ts'
import { createSender, guideOutbox } from './sender.ts'
import { guideTabs } from './tabs.ts'
import { createTravelStore } from './travel-store.ts'
import { whenBack } from './when-back.ts'

/** IndexedDB, or the memory of this tab where the browser keeps nothing; which of them shows with the first question. */
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

  /** Something is new on the device: it is shown, and sent if it is to be. */
  const changed = (id: string) => {
    if (isShown(id)) silent(() => store.reread(id))
    if (guideListState.get().guides) silent(() => listAnew(device))
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
      tabs.tell(id)
      sender.wake()
      if (guideListState.get().guides) silent(() => listAnew(device))
    },
  })
  const records = createRecordStore(recordDevice, (id) => {
    tabs.tell(id)
    sender.wake()
  })
  const sender = createSender({
    outboxes: [
      guideOutbox({
        device,
        calls: travelCalls,
        onChange: (id) => {
          tabs.tell(id)
          changed(id)
        },
      }),
      recordOutbox(recordDevice, (id) => {
        tabs.tell(id)
        records.show()
        recordSent(id)
      }),
    ],
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
  records.show()

  return {
    ...store,
    records,
    /** Sends what there is, now. */
    wake: () => void sender.wake(),
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
    /** Brings the pictures of this device in line with what it holds. */
    savePictures: async () => keepPictures(await device.list()),
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
      forgetRecords()
    }
    current = { accountId, store: createMemberStore(accountId, isReady) }
  }
  return current.store
}
