import { expect, test } from 'vitest'
import type { LinkAnswer } from './ask-link.ts'
import { checked } from './check-links.ts'

const NOW = new Date('2026-11-21T00:00:00.000Z')
const answer = (status: LinkAnswer['status'], httpStatus: number | null): LinkAnswer => ({
  status,
  httpStatus,
  problem: status === 'ok' ? null : '応答しません。',
  movedTo: null,
})
const link = (failures: number) => ({ url: 'https://a.jp/', failures })

test('a site that is silent for a day is not broken yet; on the third day it is (R39)', () => {
  expect(checked(link(0), answer('unsure', null), NOW)).toMatchObject({ status: 'unsure', failures: 1 })
  expect(checked(link(1), answer('unsure', 503), NOW)).toMatchObject({ status: 'unsure', failures: 2 })
  expect(checked(link(2), answer('unsure', null), NOW)).toMatchObject({ status: 'broken', failures: 3 })
  expect(checked(link(2), answer('ok', 200), NOW)).toMatchObject({ status: 'ok', failures: 0 })
})

test('who does not answer machines is never called broken, and what is fine waits a week (R39)', () => {
  expect(checked(link(9), answer('unsure', 403), NOW)).toMatchObject({ status: 'unsure', failures: 0 })
  expect(checked(link(0), answer('ok', 200), NOW).nextCheckAt).toBe('2026-11-28T00:00:00.000Z')
  expect(checked(link(0), answer('broken', 404), NOW).nextCheckAt).toBe('2026-11-22T00:00:00.000Z')
})
