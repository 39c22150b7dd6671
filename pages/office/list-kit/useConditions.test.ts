import { expect, test } from 'vitest'
import { fieldOf } from './useConditions.ts'

test('another value of a filter begins with the first page again, and leaves the others as they are', () => {
  const changes: unknown[] = []
  const change = (...args: unknown[]) => void changes.push(args)
  const query = { role: 'editor', cursor: 'abc', offset: '50' }
  const field = fieldOf({ query, change }, { replace: true })
  expect([field('role').value, field('sort', 'hits').value, field('q').value]).toEqual(['editor', 'hits', ''])
  field('q').onValue('京都')
  expect(changes).toEqual([[{ role: 'editor', q: '京都', cursor: '', offset: '' }, { replace: true }]])
})
