import { expect, test } from 'vitest'
import { actionsOf } from './actions.ts'

const DRAFT = { stage: 'draft', isLive: false, hasChanges: true, publishedAt: null } as const
const LIVE = {
  stage: 'published',
  isLive: true,
  hasChanges: false,
  publishedAt: '2026-11-21T00:00:00Z',
} as const
const CONTRIBUTOR = { update: true, publish: false, delete: true, create: true }
const EDITOR = { update: true, publish: false, delete: false, create: true }
const PUBLISHER = { update: true, publish: true, delete: true, create: true }

test('whoever may not publish is not offered it, and can hand a draft over instead (R37)', () => {
  expect(actionsOf(DRAFT, CONTRIBUTOR)).toEqual(['submit', 'archive', 'delete'])
  expect(actionsOf({ ...DRAFT, stage: 'review' }, EDITOR)).toEqual(['send-back'])
  expect(actionsOf(LIVE, EDITOR)).toEqual([])
})

test('a publisher can publish what is new, and take back or down what is public (R37)', () => {
  expect(actionsOf(DRAFT, PUBLISHER)[0]).toBe('publish')
  expect(actionsOf(LIVE, PUBLISHER)).toEqual(['rollback', 'unpublish'])
  expect(actionsOf({ ...LIVE, hasChanges: true }, PUBLISHER)).toContain('publish')
  expect(actionsOf({ ...DRAFT, stage: 'scheduled' }, PUBLISHER)).toContain('send-back')
})

test('what is put away can only be taken out again (R37)', () => {
  expect(actionsOf({ ...DRAFT, stage: 'archived' }, PUBLISHER)).toEqual(['restore-archived'])
  expect(actionsOf({ ...DRAFT, stage: 'archived' }, EDITOR)).toEqual([])
})
