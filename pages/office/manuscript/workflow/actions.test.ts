import { expect, test } from 'vitest'
import { actionLabels } from './action-labels.ts'
import { actionsOf, canSetEnd } from './actions.ts'

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

test('without permission to publish, submitting is offered instead (R37)', () => {
  expect(actionsOf(DRAFT, CONTRIBUTOR)).toEqual(['submit', 'archive', 'delete'])
  expect(actionsOf({ ...DRAFT, stage: 'review' }, EDITOR)).toEqual(['send-back'])
  expect(actionsOf({ ...DRAFT, stage: 'scheduled' }, EDITOR)).toEqual([])
  expect(actionsOf({ ...DRAFT, stage: 'scheduled' }, CONTRIBUTOR)).toEqual([])
  expect(actionsOf(LIVE, EDITOR, true)).toEqual([])
})

test('a publisher can publish, roll back and unpublish (R37)', () => {
  expect(actionsOf(DRAFT, PUBLISHER)).toEqual(['publish', 'schedule', 'archive', 'delete'])
  expect(actionsOf(LIVE, PUBLISHER, true)).toEqual(['rollback', 'unpublish', 'archive'])
  expect(actionsOf(LIVE, PUBLISHER)).toEqual(['unpublish', 'archive'])
  expect(actionsOf({ ...LIVE, hasChanges: true }, PUBLISHER)[0]).toBe('publish')
  expect(actionsOf({ ...DRAFT, stage: 'scheduled' }, PUBLISHER)).toContain('send-back')
})

test('archived content can only be restored (R37)', () => {
  const away = { ...DRAFT, stage: 'archived', publishedAt: '2026-11-21T00:00:00Z' } as const
  expect(actionsOf(away, PUBLISHER)).toEqual(['restore-archived'])
  expect(actionsOf(away, { ...EDITOR, update: false })).toEqual([])
})

test('the label of a transition depends on the state (R38)', () => {
  const planned = { stage: 'scheduled', isLive: false } as const
  expect(actionLabels('send-back', planned).label).toBe('予約を取り消す')
  expect(actionLabels('send-back', { stage: 'review', isLive: false }).label).toBe('書き手に差し戻す')
  expect(actionLabels('send-back', { stage: 'review', isLive: false }, true).label).toBe(
    '確認の依頼を取り下げる',
  )
  expect(actionLabels('send-back', planned, true).label).toBe('予約を取り消す')
  expect(actionLabels('publish', planned).label).toBe('今すぐ公開する')
  expect(actionLabels('publish', LIVE).label).toBe('変更を公開する')
  expect(actionLabels('publish', undefined).label).toBe('公開する')
})

test('the end of a page is set by itself only while nothing else would be published with it (R39)', () => {
  expect(canSetEnd(LIVE)).toBe(true)
  expect(canSetEnd({ ...LIVE, hasChanges: true })).toBe(false)
  for (const stage of ['draft', 'review', 'scheduled'] as const)
    expect(canSetEnd({ ...LIVE, stage })).toBe(false)
})
