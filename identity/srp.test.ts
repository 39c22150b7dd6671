import { expect, test } from 'vitest'
import { answerSrp, isPassword, isProof, makeVerifier, PRIME } from './srp.ts'

const NAMES = { group: 'shirube', user: 'somebody' }

test('a salt is a number: zeros before it change nothing, as no client sees them', () => {
  const salt = '3fa85f6457174562b3fc2c963f66afa6'
  const { verifier } = makeVerifier(NAMES, 'tabi-2026', salt)
  expect(makeVerifier(NAMES, 'tabi-2026', `00${salt}`).verifier).toBe(verifier)
  expect(makeVerifier(NAMES, 'tabi-2026', `0000${salt}`).verifier).toBe(verifier)
})

test('a verifier knows its password, and no other, and nobody else with the same one', () => {
  const known = makeVerifier(NAMES, 'tabi-2026')
  expect(isPassword(NAMES, 'tabi-2026', known)).toBe(true)
  expect(isPassword(NAMES, 'tabi-2027', known)).toBe(false)
  expect(isPassword({ ...NAMES, user: 'another' }, 'tabi-2026', known)).toBe(false)
  expect(makeVerifier(NAMES, 'tabi-2026').verifier).not.toBe(known.verifier)
})

test('numbers that would make the key known to everyone are refused', () => {
  const known = makeVerifier(NAMES, 'tabi-2026')
  for (const a of ['0', '00', '', 'xyz', '-1', 'f'.repeat(769), PRIME.toString(16)])
    expect(answerSrp(a, known)).toBeNull()
})

test('a claim that proves nothing is refused, whatever it looks like', () => {
  const half = answerSrp('abcdef', makeVerifier(NAMES, 'tabi-2026'))
  if (!half) throw new Error('abcdef is a number')
  for (const signature of ['', 'x', Buffer.alloc(32).toString('base64')])
    expect(isProof(NAMES, half, { timestamp: '', signature })).toBe(false)
})
