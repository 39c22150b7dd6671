import { randomInt, timingSafeEqual } from 'node:crypto'
import { assertNotLocked, clearFailures, countFailure } from './attempts.ts'
import { codeMismatch, expiredCode, limitExceeded } from './errors.ts'
import type { Identity } from './identity.ts'

/** Purposes of codes with Cognito's lifetimes. */
const PURPOSES = {
  'sign-up': { seconds: 24 * 60 * 60 },
  reset: { seconds: 60 * 60 },
  attribute: { seconds: 24 * 60 * 60 },
} as const
type Purpose = keyof typeof PURPOSES

/** Messages per hour to one address, against flooding it. */
const SENT_PER_HOUR = 20
export const AN_HOUR = 60 * 60 * 1000

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** Compares two codes in constant time. */
export const isSameCode = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given.trim()), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Creates a code, which replaces the previous one. `name`: the person and, where needed, the attribute. */
export const createCode = (identity: Identity, purpose: Purpose, name: string): string => {
  const code = newCode()
  const expiresAt = identity.now() + PURPOSES[purpose].seconds * 1000
  identity.state.codes[`${purpose}:${name}`] = { code, expiresAt }
  return code
}

/**
 * Counts a message to an address, also to an unknown one.
 * Throws LimitExceeded above the limit per hour.
 */
export const assertCanSend = ({ state, now }: Identity, to: string): void => {
  const address = to.trim().toLowerCase()
  const sent = (state.sent[address] ?? []).filter((at) => at > now() - AN_HOUR)
  if (sent.length >= SENT_PER_HOUR) throw limitExceeded()
  state.sent[address] = [...sent, now()]
}

/** Consumes a code. Throws unless it is the one that was sent; wrong ones are counted. */
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
