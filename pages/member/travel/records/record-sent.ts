import { mutate } from 'swr'
import { actionKey } from '../actions/action-key.ts'

const isOfRecords = (key: unknown): boolean => Array.isArray(key) && ['topics', 'usage'].includes(key[0])

/** After the server has accepted changes of a record: revalidates everything that shows or counts it. */
export function recordSent(id: string): void {
  void mutate(actionKey(id))
  void mutate(isOfRecords)
}
