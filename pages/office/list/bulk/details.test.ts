import { expect, test } from 'vitest'
import { actionOf } from './details.ts'

const NOW = new Date('2026-11-21T16:00:00+09:00')
const NONE = { at: '', authorId: '', add: '', remove: '', day: '' }

test('a publication is scheduled for a future moment in Japan (R38)', () => {
  expect(actionOf('schedule', { ...NONE, at: '2026-11-22T09:00' }, NOW)).toEqual({
    action: { name: 'schedule', at: '2026-11-22T00:00:00.000Z' },
  })
  expect(actionOf('schedule', { ...NONE, at: '2026-11-21T16:00' }, NOW)).toEqual({
    problem: '公開する日時には、これからの日時を入力してください。',
  })
  expect(actionOf('schedule', NONE, NOW)).toEqual({ problem: '公開する日時を入力してください。' })
})

test('tags are split at all usual separators', () => {
  expect(actionOf('tags', { ...NONE, add: '#紅葉、温泉 京都, 紅葉', remove: '夏' }, NOW)).toEqual({
    action: { name: 'tags', add: ['紅葉', '温泉', '京都'], remove: ['夏'] },
  })
  expect(actionOf('tags', NONE, NOW)).toEqual({ problem: 'タグを入力してください。' })
})

test('a fact check cannot be in the future', () => {
  expect(actionOf('checked', { ...NONE, day: '2026-11-21' }, NOW)).toMatchObject({
    action: { name: 'checked' },
  })
  expect(actionOf('checked', { ...NONE, day: '2026-11-22' }, NOW)).toEqual({
    problem: '情報確認日には、今日までの日付を入力してください。',
  })
})
