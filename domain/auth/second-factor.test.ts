import { expect, test } from 'vitest'
import { daysLeft, graceEnd, needsSecondFactor } from './second-factor.ts'

const grant = (
  action: 'publish' | 'update' | 'manage' | 'read',
  resource: 'content' | 'spot' | 'account' | 'redirect' | 'media',
) => ({ action, resource, scope: 'any' }) as const

test.each([
  [[grant('manage', 'content')], true],
  [[grant('publish', 'spot')], true],
  [[{ ...grant('publish', 'spot'), scope: 'own' as const }], true],
  [[grant('manage', 'account')], true],
  [[grant('update', 'redirect')], true],
  [[grant('update', 'content'), grant('manage', 'media')], false],
  [[grant('read', 'account')], false],
  [[], false],
])('%j requires a second factor: %j', (permissions, isNeeded) => {
  expect(needsSecondFactor(permissions)).toBe(isNeeded)
})

test.each([
  ['the rule', '2026-11-20T00:00:00.000Z', null, '2026-01-01T00:00:00.000Z', '2026-11-27T00:00:00.000Z'],
  [
    'the account’s role',
    '2026-01-01T00:00:00.000Z',
    '2026-11-21T00:00:00.000Z',
    '2026-01-01T00:00:00.000Z',
    '2026-11-28T00:00:00.000Z',
  ],
  [
    'what the role may',
    '2026-01-01T00:00:00.000Z',
    '2026-01-02T00:00:00.000Z',
    '2026-11-22T00:00:00.000Z',
    '2026-11-29T00:00:00.000Z',
  ],
])('the grace period starts at %s when that is the latest', (_from, since, roleSince, roleUpdatedAt, end) => {
  expect(graceEnd({ graceDays: 7, since }, { roleSince, roleUpdatedAt }).toISOString()).toBe(end)
})

test.each([
  ['2026-11-29T00:00:00.000Z', 7],
  ['2026-11-22T00:00:01.000Z', 1],
  ['2026-11-23T00:00:01.000Z', 2],
])('until %s there are %i days left', (until, days) => {
  expect(daysLeft(until, new Date('2026-11-22T00:00:00.000Z'))).toBe(days)
})
