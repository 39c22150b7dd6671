import { expect, test } from 'vitest'
import type { NewsletterIssue } from '#domain/newsletter/issue.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { countsOf, problemText } from './newsletter-texts.ts'

const ISSUE: NewsletterIssue = {
  id: randomIdentifier(),
  version: 1,
  state: 'sending',
  subject: '冬の号',
  opening: '雪のたよりです。',
  entries: [],
  updatedAt: '2026-11-29T00:00:00.000Z',
  startedAt: '2026-11-29T00:00:00.000Z',
  finishedAt: null,
  recipients: 1200,
  sent: 1000,
  failed: 3,
  unclear: 0,
  problem: null,
  retryAt: null,
}

test('the counts of an issue name who waits, and at its end who left before', () => {
  expect(countsOf(ISSUE)).toEqual([
    ['送った人', '1,000人'],
    ['送れなかった人', '3人'],
    ['これから送る人', '197人'],
  ])
  expect(countsOf({ ...ISSUE, state: 'sent', unclear: 2 })).toEqual([
    ['送った人', '1,000人'],
    ['送れなかった人', '3人'],
    ['届いたか分からない人', '2人'],
    ['送る前に購読をやめた人', '195人'],
  ])
  expect(countsOf({ ...ISSUE, sent: 0, failed: 0, recipients: 0 })).toEqual([['送った人', '0人']])
})

test('what is wrong is said with the time of the next attempt, which a stopped issue has not', () => {
  expect(problemText(ISSUE)).toBeNull()
  const busy = { ...ISSUE, problem: 'busy' as const, retryAt: '2027-03-01T00:00:00.000Z' }
  expect(problemText(busy)).toMatch(/止められています。.*に、続きを送ります。$/)
  expect(problemText({ ...busy, state: 'stopped', problem: 'refused' })).toMatch(/送信を止めました/)
})
