import type { JWK } from 'jose'
import { newSigningKey } from './signing-key.ts'

let key: Promise<JWK> | undefined

/** One key for all stand-ins that a process starts: to make one takes a while. */
export const sharedSigningKey = (): Promise<JWK> => {
  key ??= newSigningKey()
  return key
}
