import { expect, test } from 'vitest'
import { similarNames } from './similar-names.ts'

test.each([
  ['きょうt', '京都'],
  ['さっぽr', '札幌市'],
  ['hokaido', '北海道'],
  ['saporo', '札幌市'],
  ['ほかいどう', '北海道'],
  ['ふくおうか', '福岡'],
  ['おきわな', '沖縄'],
])('%s may mean %s', (typed, name) => {
  expect(similarNames(typed)).toContain(name)
})

test('a short or entirely different word means no name', () => {
  for (const word of ['', 'つ', 'きt', 'ぬるぽがっ', '温泉', 'usj']) expect(similarNames(word)).toEqual([])
})
