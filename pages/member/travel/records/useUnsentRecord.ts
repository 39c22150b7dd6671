import { useStore } from '#renderer/shell/messages/store.ts'
import { unsentRecords } from './record-store.ts'

/** What this device has of a record and the server does not; `null` for nothing. */
export const useUnsentRecord = (id: string) =>
  useStore(unsentRecords)?.find((kept) => kept.id === id && kept.entries.length > 0) ?? null
