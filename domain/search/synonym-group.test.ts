import { expect, test } from 'vitest'
import { groupName, SynonymInput, takenWord } from './synonym-group.ts'

const messageOf = (words: string[], others: string[] = []) =>
  SynonymInput.safeParse({ words, others }).error?.issues.map(({ message, path }) => [path[0], message])[0]

test('a group has words of texts and of searches, up to twelve of both', () => {
  expect(messageOf(['温泉'], ['おんせん'])).toBeUndefined()
  expect(messageOf(['温泉', '湯'])).toBeUndefined()
  expect(messageOf([], ['おんせん', 'spa'])).toEqual([
    'words',
    '記事に書かれることばを、1つ以上入力してください。',
  ])
  expect(messageOf(['温泉'])).toEqual(['others', '同じ意味のことばを、合わせて2つ以上入力してください。'])
  const many = Array.from({ length: 13 }, (_, n) => `語${n}`)
  expect(messageOf(many.slice(0, 6), many.slice(6, 12))).toBeUndefined()
  expect(messageOf(many.slice(0, 6), many.slice(6))?.[1]).toContain('12個まで')
})

test('a word that searches would never look for is refused', () => {
  for (const word of ['温 泉', '温・泉', '♨', '温泉!', '']) expect(messageOf(['温泉', word])).toBeDefined()
  for (const word of ['ラーメン', 'ｶﾌｪ', 'USJ', 'あ'.repeat(40)])
    expect(messageOf(['温泉', word])).toBeUndefined()
  expect(messageOf(['温泉', 'あ'.repeat(41)])).toBeDefined()
})

test('a word is in a group once, whatever its kana, width and case', () => {
  expect(messageOf(['グルメ'], ['ぐるめ'])).toEqual(['others', expect.stringContaining('「ぐるめ」が2回')])
  expect(messageOf(['cafe', 'ＣＡＦＥ'])?.[0]).toBe('words')
})

test('a word of another group is refused with the name of that group, as searches compare it', () => {
  const groups = [{ words: ['ラーメン', '中華そば'], others: ['らあめん', 'ramen'] }]
  expect(takenWord({ words: ['拉麺'], others: ['RAMEN'] }, groups)).toEqual({
    field: 'others',
    message: expect.stringContaining(
      '「RAMEN」は、別のグループ「ラーメン・中華そば・らあめん など」にあります。',
    ),
  })
  expect(takenWord({ words: ['ﾗｰﾒﾝ'], others: [] }, groups)?.field).toBe('words')
  expect(takenWord({ words: ['蕎麦'], others: ['そば'] }, groups)).toBeNull()
  expect(groupName({ words: ['温泉'], others: ['spa'] })).toBe('「温泉・spa」')
})
