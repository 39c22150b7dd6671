import { expect, test } from 'vitest'
import { fieldOf } from './useConditions.ts'

test('changing a filter returns to the first page, and keeps the other filters', () => {
  const changes: unknown[] = []
  const change = (...args: unknown[]) => void changes.push(args)
  const query = { role: 'editor', cursor: 'abc', offset: '50' }
  const field = fieldOf({ query, change }, { replace: true })
  expect([field('role').value, field('sort', 'hits').value, field('q').value]).toEqual(['editor', 'hits', ''])
  field('q').onValue('京都')
  expect(changes).toEqual([[{ role: 'editor', q: '京都', cursor: '', offset: '' }, { replace: true }]])
})
