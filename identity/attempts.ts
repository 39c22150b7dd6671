import { limitExceeded, notAuthorized } from './errors.ts'
import type { Identity } from './identity.ts'

// Wrong passwords and codes are counted by person and purpose, whether or not the person exists, and over restarts.

/** Free of consequences; the next one locks for a second, and each after it for twice as long. */
const FREE = 5
const LONGEST_LOCK = 15 * 60

type Purpose = 'password' | 'sign-in-code' | 'sign-up' | 'reset' | 'attribute' | 'send'

const key = (purpose: Purpose, name: string) => `${purpose}:${name.trim().toLowerCase()}`

/** Throws while someone is locked out. */
export const assertNotLocked = ({ state, now }: Identity, purpose: Purpose, name: string): void => {
  const failed = state.failures[key(purpose, name)]
  if (!failed || failed.until <= now()) return
  throw purpose === 'password' ? notAuthorized('Password attempts exceeded') : limitExceeded()
}

/** Another wrong one. Codes have six digits, so they are locked for the longest time at once. */
export const countFailure = ({ state, now }: Identity, purpose: Purpose, name: string): void => {
  const id = key(purpose, name)
  const failed = state.failures[id]
  // Whoever waited out the longest lock begins anew.
  const isForgotten = failed && failed.until + LONGEST_LOCK * 1000 < now()
  const count = (failed && !isForgotten ? failed.count : 0) + 1
  const seconds = count < FREE ? 0 : purpose === 'password' ? 2 ** (count - FREE) : LONGEST_LOCK
  state.failures[id] = { count, until: now() + Math.min(seconds, LONGEST_LOCK) * 1000 }
}

/** The right one came. */
export const clearFailures = ({ state }: Identity, purpose: Purpose, name: string): void => {
  delete state.failures[key(purpose, name)]
}
