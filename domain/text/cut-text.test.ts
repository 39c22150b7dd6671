import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('a text is cut between characters, never inside of one (R185)', () => {
  expect(cutText('ab😀', 3)).toBe('ab')
  expect(cutText('ab😀', 4)).toBe('ab😀')
  expect(cutText('旅', 80)).toBe('旅')
  for (let max = 0; max < 9; max++) expect(cutText('𠮷野家😀😀', max).isWellFormed()).toBe(true)
})
