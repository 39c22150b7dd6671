import { expect, test } from 'vitest'
import { checked } from './check-links.ts'
import type { LinkAnswer } from './fetch-link.ts'

const NOW = new Date('2026-11-21T00:00:00.000Z')
const answer = (status: LinkAnswer['status'], httpStatus: number | null): LinkAnswer => ({
  status,
  httpStatus,
  problem: status === 'ok' ? null : '応答しません。',
  movedTo: null,
})
const link = (failures: number) => ({ url: 'https://a.jp/', failures })

test('a site without an answer for a day is not broken; on the third day it is (R39)', () => {
  expect(checked(link(0), answer('unsure', null), NOW)).toMatchObject({ status: 'unsure', failures: 1 })
  expect(checked(link(1), answer('unsure', 503), NOW)).toMatchObject({ status: 'unsure', failures: 2 })
  expect(checked(link(2), answer('unsure', null), NOW)).toMatchObject({ status: 'broken', failures: 3 })
  expect(checked(link(2), answer('ok', 200), NOW)).toMatchObject({ status: 'ok', failures: 0 })
})

test('a site that refuses bots is never broken, and a valid link is checked again after a week (R39)', () => {
  expect(checked(link(9), answer('unsure', 403), NOW)).toMatchObject({ status: 'unsure', failures: 0 })
  expect(checked(link(0), answer('ok', 200), NOW).nextCheckAt).toBe('2026-11-28T00:00:00.000Z')
  expect(checked(link(0), answer('broken', 404), NOW).nextCheckAt).toBe('2026-11-22T00:00:00.000Z')
})
