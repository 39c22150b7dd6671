import { mutate } from 'swr'
import { actionKey } from '../actions/action-key.ts'

/** The server has more of a record than before: whoever shows it fetches it anew. */
export const recordSent = (id: string): void => void mutate(actionKey(id))
