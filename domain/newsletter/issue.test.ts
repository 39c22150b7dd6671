import { expect, test } from 'vitest'
import { randomIdentifier } from '../text/identifier.ts'
import { IssueInput } from './issue.ts'
import { emailKey, SubscriptionInput } from './subscription.ts'

const entry = () => ({ kind: 'spot', id: randomIdentifier() })
const VALID = { subject: '冬の号', opening: '一行目\n\n二行目', entries: [] }

test('a subject is one line, so that it begins no other header', () => {
  expect(IssueInput.safeParse(VALID).success).toBe(true)
  for (const subject of [
    '',
    ' ',
    'あ\nい',
    'あ\rい',
    'あ\u0085い',
    'あ\u2028い',
    'あ\u0000い',
    'あ'.repeat(81),
  ])
    expect([subject, IssueInput.safeParse({ ...VALID, subject }).success]).toEqual([subject, false])
})

test('an issue has twelve pages at most, each once, and only what has a page', () => {
  const isValid = (entries: object[]) => IssueInput.safeParse({ ...VALID, entries }).success
  const one = entry()
  expect(isValid(Array.from({ length: 12 }, entry))).toBe(true)
  expect(isValid(Array.from({ length: 13 }, entry))).toBe(false)
  expect(isValid([one, one])).toBe(false)
  expect(isValid([{ ...one, kind: 'sponsored-page' }])).toBe(false)
})

test('an address is taken without the white space around it, and compared without capitals', () => {
  expect(SubscriptionInput.parse({ email: ' Yomu@Example.JP\r\n' }).email).toBe('Yomu@Example.JP')
  expect(emailKey('Yomu@Example.JP')).toBe('yomu@example.jp')
  for (const email of ['', 'yomu', 'yomu@', 'a@b.jp, c@d.jp', 'a@b.jp\nBcc: c@d.jp', '<a@b.jp>'])
    expect([email, SubscriptionInput.safeParse({ email }).success]).toEqual([email, false])
})
