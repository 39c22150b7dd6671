import { randomInt, timingSafeEqual } from 'node:crypto'
import { assertNotLocked, clearFailures, countFailure } from './attempts.ts'
import { codeMismatch, expiredCode, limitExceeded } from './errors.ts'
import type { Identity } from './identity.ts'

/** What a code is for, and how long it holds: Cognito's own times. */
const PURPOSES = {
  'sign-up': { seconds: 24 * 60 * 60 },
  reset: { seconds: 60 * 60 },
  attribute: { seconds: 24 * 60 * 60 },
} as const
type Purpose = keyof typeof PURPOSES

/** So many mails an hour to one address: more would be a way to annoy somebody. */
const SENT_PER_HOUR = 20
export const AN_HOUR = 60 * 60 * 1000

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** Whether two codes are the same, in the same time for every wrong one. */
export const isSameCode = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given.trim()), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** A new code, which replaces the one before. `name` tells whose it is, and of which attribute. */
export const createCode = (identity: Identity, purpose: Purpose, name: string): string => {
  const code = newCode()
  const expiresAt = identity.now() + PURPOSES[purpose].seconds * 1000
  identity.state.codes[`${purpose}:${name}`] = { code, expiresAt }
  return code
}

/**
 * Counts what is asked to be sent to an address, also to one that nobody has.
 * Throws LimitExceeded when that was too much within the hour.
 */
export const assertMaySend = ({ state, now }: Identity, to: string): void => {
  const address = to.trim().toLowerCase()
  const sent = (state.sent[address] ?? []).filter((at) => at > now() - AN_HOUR)
  if (sent.length >= SENT_PER_HOUR) throw limitExceeded()
  state.sent[address] = [...sent, now()]
}

/** Throws unless it is the code that was sent. A right one can be used once; wrong ones are counted. */
export const useCode = (identity: Identity, purpose: Purpose, name: string, given: string): void => {
  assertNotLocked(identity, purpose, name)
  const sent = identity.state.codes[`${purpose}:${name}`]
  if (!sent || !isSameCode(given, sent.code)) {
    countFailure(identity, purpose, name)
    throw sent && sent.expiresAt > identity.now() ? codeMismatch() : expiredCode()
  }
  if (sent.expiresAt <= identity.now()) throw expiredCode()
  delete identity.state.codes[`${purpose}:${name}`]
  clearFailures(identity, purpose, name)
}
