import { expect, test } from 'vitest'
import type { AccountAuth } from '#domain/account/login-account.ts'
import { loginsOf } from './logins.ts'

const auth = (provider: AccountAuth['provider'], uuid: string): AccountAuth => ({
  id: `a${crypto.randomUUID()}`,
  accountId: `a${crypto.randomUUID()}`,
  provider,
  uuid,
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T00:00:00.000Z',
})

test('all four ways to sign in are listed, with those that the account has and the one in use', () => {
  const [mail, line] = [crypto.randomUUID(), crypto.randomUUID()]
  const logins = loginsOf([auth('Cognito', mail), auth('LINE', line)], mail)
  expect(logins.map(({ label, addedAt, isInUse }) => [label, addedAt !== null, isInUse])).toEqual([
    ['LINE', true, false],
    ['Google', false, false],
    ['Facebook', false, false],
    ['メール', true, true],
  ])
})

test('an unknown session uses none of them', () => {
  expect(loginsOf([], null).some(({ isInUse, addedAt }) => isInUse || addedAt)).toBe(false)
})
