import { mutate } from 'swr'
import { actionKey } from '../actions/action-key.ts'

const isOfRecords = (key: unknown): boolean => Array.isArray(key) && ['topics', 'usage'].includes(key[0])

/** The server has more of a record than before: whoever shows it, or counts them, fetches anew. */
export function recordSent(id: string): void {
  void mutate(actionKey(id))
  void mutate(isOfRecords)
}
