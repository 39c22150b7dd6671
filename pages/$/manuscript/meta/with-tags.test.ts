import { expect, test } from 'vitest'
import { withTags } from './with-tags.ts'

test('tags are added several at once, none twice, none too long, twenty at most (R37)', () => {
  expect(withTags(['庭'], '雪、 ＃朝 ,庭，')).toEqual(['庭', '雪', '朝'])
  expect(withTags([], '𠮷'.repeat(31))).toEqual(['𠮷'.repeat(30)])
  expect(withTags([], Array.from({ length: 25 }, (_, at) => `札${at}`).join('、'))).toHaveLength(20)
})
