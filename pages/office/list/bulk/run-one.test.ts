import { expect, test, vi } from 'vitest'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { fitting, offered } from './actions.ts'
import { changedFields, runOne } from './run-one.ts'

const request = vi.hoisted(() => vi.fn())
vi.mock('#renderer/api/request.ts', () => ({ request }))

const one = (stage: Manuscript['stage'], isLive = false) => ({ stage, isLive }) as Manuscript

test('tags are added once and removed, and the others keep their order', () => {
  const action = { name: 'tags', add: ['紅葉', '温泉'], remove: ['夏'] } as const
  expect(changedFields({ tags: ['温泉', '夏', '京都'] }, action)).toEqual({ tags: ['温泉', '京都', '紅葉'] })
  expect(changedFields({}, action)).toEqual({ tags: ['紅葉', '温泉'] })
})

test('an action only applies to manuscripts in a suitable state (R38)', () => {
  const all = [one('draft'), one('review'), one('published', true), one('draft', true), one('archived')]
  expect(fitting('submit', all)).toHaveLength(2)
  expect(fitting('unpublish', all)).toHaveLength(2)
  expect(fitting('restore-archived', all)).toHaveLength(1)
  expect(fitting('author', all)).toHaveLength(4)
})

test('publishing is not offered to roles that can only edit their own', () => {
  expect(offered((action) => (action === 'update' ? 'own' : null))).toEqual([
    'submit',
    'send-back',
    'restore-archived',
    'author',
    'tags',
    'checked',
  ])
})

test('an unpublication is undone by restoring what readers saw, not by publishing the working copy (R38)', async () => {
  request.mockResolvedValue({ document: { manuscript: { version: 5 } } })
  const live = { ...one('draft', true), kind: 'article-page', id: 'a', version: 4 } as Manuscript
  const { undo } = await runOne(live, { name: 'unpublish' })
  await undo?.()
  const [down, back] = request.mock.calls.map(([call]) => call)
  expect(down.path).toMatch(/\/unpublish$/)
  expect(back.path).toMatch(/\/rollback$/)
  expect(back.json).toEqual({ version: 5, publicationId: down.json.publicationId })
})
