import type { JWK } from 'jose'
import { newSigningKey } from './signing-key.ts'

let key: Promise<JWK> | undefined

/** One key for all stand-ins of a process, because generating one is slow. */
export const sharedSigningKey = (): Promise<JWK> => {
  key ??= newSigningKey()
  return key
}
