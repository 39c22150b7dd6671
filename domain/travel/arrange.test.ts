import { expect, test } from 'vitest'
import { type Arrangement, moveEdit, placed, type Step, spotOf, stepped, swapped } from './arrange.ts'

const of = (...sections: string[]): Arrangement =>
  sections.map((ids, index) => ({ sectionId: `s${index}`, activityIds: [...ids] }))
const shown = (arrangement: Arrangement) => arrangement.map(({ activityIds }) => activityIds.join(''))

test.each<[string, Step, string, string[]]>([
  ['inside a section', 'up', 'c', ['acb', 'de', '']],
  ['inside a section', 'down', 'a', ['bac', 'de', '']],
  ['from the first place behind the section before', 'up', 'd', ['abcd', 'e', '']],
  ['from the last place to the head of the next', 'down', 'c', ['ab', 'cde', '']],
  ['into an empty section', 'down', 'e', ['abc', 'd', 'e']],
  ['to another day at once', 'sectionAfter', 'a', ['bc', 'dea', '']],
  ['to the day before at once', 'sectionBefore', 'e', ['abce', 'd', '']],
  ['nowhere beyond the first', 'up', 'a', ['abc', 'de', '']],
  ['nowhere beyond the last day', 'sectionBefore', 'b', ['abc', 'de', '']],
])('an activity moves %s: %s of %s (R50)', (_, step, id, expected) => {
  expect(shown(stepped(of('abc', 'de', ''), id, step))).toEqual(expected)
})

test('up and down are inverse anywhere (R50)', () => {
  const before = of('abc', '', 'de')
  for (const id of 'bcd') {
    expect(shown(stepped(stepped(before, id, 'down'), id, 'up'))).toEqual(shown(before))
    expect(shown(stepped(stepped(before, id, 'up'), id, 'down'))).toEqual(shown(before))
  }
})

test('dropping an activity makes one edit of the target section, and none without a move (R50, R70)', () => {
  const before = of('abc', 'de')
  const after = placed(before, 'b', { section: 1, index: 1 })
  expect(shown(after)).toEqual(['ac', 'dbe'])
  expect(spotOf(after, 'b')).toEqual({ section: 1, index: 1 })
  expect(moveEdit(after, before, 'b')).toEqual({
    type: 'orderActivities',
    sectionId: 's1',
    activityIds: ['d', 'b', 'e'],
  })
  expect(moveEdit(placed(before, 'b', { section: 0, index: 1 }), before, 'b')).toBeNull()
  expect(moveEdit(after, before, 'x')).toBeNull()
})

test('sections swap with their neighbours only (R50)', () => {
  expect(swapped(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(swapped(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
  expect(swapped(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(swapped(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})
