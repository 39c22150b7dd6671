import { expect, test } from 'vitest'
import {
  completionOf,
  HIGHEST_SCORE,
  hasBeen,
  higherLevel,
  LEVELS,
  type LevelOf,
  PREFECTURE_LEVELS,
  recordedLevel,
  scoreOf,
  visitedPrefectures,
} from './prefecture-level.ts'

test('levels ascend from 未訪 to 居住, and so do their points (R43)', () => {
  expect(PREFECTURE_LEVELS.map((level) => LEVELS[level].label)).toEqual([
    '未訪',
    '通過',
    '訪問',
    '宿泊',
    '居住',
  ])
  expect(PREFECTURE_LEVELS.map((level) => LEVELS[level].points)).toEqual([0, 1, 3, 4, 5])
  expect(HIGHEST_SCORE).toBe(235)
})

test('records cannot be lowered by hand, and a higher level set by hand counts (R43)', () => {
  expect(higherLevel('stayed', 'passed')).toBe('stayed')
  expect(higherLevel('stayed', 'none')).toBe('stayed')
  expect(higherLevel('visited', 'lived')).toBe('lived')
  expect(higherLevel('none', 'passed')).toBe('passed')
  expect(higherLevel('visited', null)).toBe('visited')
})

test('a night is 宿泊, any other record is 訪問, and no record is 未訪 (R43)', () => {
  expect(recordedLevel({ count: 0, stays: 0 })).toBe('none')
  expect(recordedLevel({ count: 1, stays: 0 })).toBe('visited')
  expect(recordedLevel({ count: 12, stays: 1 })).toBe('stayed')
})

test('the score adds up, and passing through does not count as a visit (R43)', () => {
  const levels: Record<string, 'passed' | 'visited' | 'stayed' | 'lived'> = {
    '13': 'lived',
    '14': 'stayed',
    '20': 'visited',
    '19': 'passed',
  }
  const levelOf: LevelOf = (code) => levels[code] ?? 'none'
  expect(scoreOf(levelOf)).toBe(5 + 4 + 3 + 1)
  expect(visitedPrefectures(levelOf)).toBe(3)
  expect(hasBeen('passed')).toBe(false)
  expect(completionOf(levelOf).map(({ visited, total }) => `${visited}/${total}`)).toEqual([
    '0/7',
    '2/7',
    '1/9',
    '0/7',
    '0/5',
    '0/4',
    '0/8',
  ])
  expect(scoreOf(() => 'lived')).toBe(HIGHEST_SCORE)
})
