import { useStore } from '#renderer/shell/messages/store.ts'
import { unsentRecords } from './record-store.ts'

/** The unsent changes of a record on this device; `null` for none. */
export const useUnsentRecord = (id: string) =>
  useStore(unsentRecords)?.find((stored) => stored.id === id && stored.entries.length > 0) ?? null
