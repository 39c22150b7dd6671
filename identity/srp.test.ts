import { expect, test } from 'vitest'
import { answerSrp, isPassword, isProof, makeVerifier, PRIME } from './srp.ts'

const NAMES = { group: 'shirube', user: 'somebody' }

test('leading zeros of a salt change nothing', () => {
  const salt = '3fa85f6457174562b3fc2c963f66afa6'
  const { verifier } = makeVerifier(NAMES, 'tabi-2026', salt)
  expect(makeVerifier(NAMES, 'tabi-2026', `00${salt}`).verifier).toBe(verifier)
  expect(makeVerifier(NAMES, 'tabi-2026', `0000${salt}`).verifier).toBe(verifier)
})

test('a verifier matches its own password and person only', () => {
  const stored = makeVerifier(NAMES, 'tabi-2026')
  expect(isPassword(NAMES, 'tabi-2026', stored)).toBe(true)
  expect(isPassword(NAMES, 'tabi-2027', stored)).toBe(false)
  expect(isPassword({ ...NAMES, user: 'another' }, 'tabi-2026', stored)).toBe(false)
  expect(makeVerifier(NAMES, 'tabi-2026').verifier).not.toBe(stored.verifier)
})

test('public numbers that would make the key predictable are refused', () => {
  const stored = makeVerifier(NAMES, 'tabi-2026')
  for (const a of ['0', '00', '', 'xyz', '-1', 'f'.repeat(769), PRIME.toString(16)])
    expect(answerSrp(a, stored)).toBeNull()
})

test('invalid claims are refused', () => {
  const half = answerSrp('abcdef', makeVerifier(NAMES, 'tabi-2026'))
  if (!half) throw new Error('abcdef is a number')
  for (const signature of ['', 'x', Buffer.alloc(32).toString('base64')])
    expect(isProof(NAMES, half, { timestamp: '', signature })).toBe(false)
})
