import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('a text is cut between characters, never inside of one (R185)', () => {
  expect(cutText('ab😀', 3)).toBe('ab')
  expect(cutText('ab😀', 4)).toBe('ab😀')
  expect(cutText('旅', 80)).toBe('旅')
  for (let most = 0; most < 9; most++) expect(cutText('𠮷野家😀😀', most).isWellFormed()).toBe(true)
})
