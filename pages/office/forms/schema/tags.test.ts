import { expect, test } from 'vitest'
import { withTags } from './tags.ts'

test('typed tags are split, trimmed, deduplicated and limited in length and number', () => {
  const limits = { maxCount: 4, maxLength: 5 }
  expect(withTags(['温泉'], '#雪、 温泉,ながいながいことば', limits)).toEqual(['温泉', '雪', 'ながいなが'])
  expect(withTags(['一', '二', '三'], '四、五', limits)).toEqual(['一', '二', '三', '四'])
  expect(withTags([], '、 ,', { maxCount: null, maxLength: null })).toEqual([])
})
