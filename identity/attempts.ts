import { limitExceeded, notAuthorized } from './errors.ts'
import type { Identity } from './identity.ts'

// Failed attempts are counted by person and purpose, whether or not the person exists, and survive restarts.

/** Attempts before the first lock of one second, which doubles with each further one. */
const FREE = 5
const MAX_LOCK_SECONDS = 15 * 60

type Purpose = 'password' | 'sign-in-code' | 'sign-up' | 'reset' | 'attribute' | 'send'

const key = (purpose: Purpose, name: string) => `${purpose}:${name.trim().toLowerCase()}`

/** Throws while the person is locked out. */
export const assertNotLocked = ({ state, now }: Identity, purpose: Purpose, name: string): void => {
  const failed = state.failures[key(purpose, name)]
  if (!failed || failed.until <= now()) return
  throw purpose === 'password' ? notAuthorized('Password attempts exceeded') : limitExceeded()
}

/** Counts a failed attempt. Codes have six digits only, so they are locked for the maximum time at once. */
export const countFailure = ({ state, now }: Identity, purpose: Purpose, name: string): void => {
  const id = key(purpose, name)
  const failed = state.failures[id]
  // The count is reset after the maximum lock.
  const isForgotten = failed && failed.until + MAX_LOCK_SECONDS * 1000 < now()
  const count = (failed && !isForgotten ? failed.count : 0) + 1
  const seconds = count < FREE ? 0 : purpose === 'password' ? 2 ** (count - FREE) : MAX_LOCK_SECONDS
  state.failures[id] = { count, until: now() + Math.min(seconds, MAX_LOCK_SECONDS) * 1000 }
}

/** Resets the count after a successful attempt. */
export const clearFailures = ({ state }: Identity, purpose: Purpose, name: string): void => {
  delete state.failures[key(purpose, name)]
}
