import { expect, test } from 'vitest'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { fitting, offered } from './actions.ts'
import { changedFields } from './run-one.ts'

const one = (stage: Manuscript['stage'], isLive = false) => ({ stage, isLive }) as Manuscript

test('tags are added once and taken away, and the others stay in their order', () => {
  const action = { name: 'tags', add: ['紅葉', '温泉'], remove: ['夏'] } as const
  expect(changedFields({ tags: ['温泉', '夏', '京都'] }, action)).toEqual({ tags: ['温泉', '京都', '紅葉'] })
  expect(changedFields({}, action)).toEqual({ tags: ['紅葉', '温泉'] })
})

test('an action is done to what stands where it can be done (R38)', () => {
  const all = [one('draft'), one('review'), one('published', true), one('draft', true), one('archived')]
  expect(fitting('submit', all)).toHaveLength(2)
  expect(fitting('unpublish', all)).toHaveLength(2)
  expect(fitting('restore-archived', all)).toHaveLength(1)
  expect(fitting('author', all)).toHaveLength(4)
})

test('who may only change what is their own is not offered to publish', () => {
  expect(offered((action) => (action === 'update' ? 'own' : null))).toEqual([
    'submit',
    'send-back',
    'restore-archived',
    'author',
    'tags',
    'checked',
  ])
})
