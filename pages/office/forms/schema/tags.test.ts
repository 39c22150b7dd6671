import { expect, test } from 'vitest'
import { withWords } from './tags.ts'

test('words that are typed together are parted, tidied, none twice, none too long and not too many', () => {
  const limits = { most: 4, longest: 5 }
  expect(withWords(['温泉'], '#雪、 温泉,ながいながいことば', limits)).toEqual(['温泉', '雪', 'ながいなが'])
  expect(withWords(['一', '二', '三'], '四、五', limits)).toEqual(['一', '二', '三', '四'])
  expect(withWords([], '、 ,', { most: null, longest: null })).toEqual([])
})
