import { expect, test } from 'vitest'
import { DEFAULT_MESSAGE, FetchError, ResponseError, SessionError } from '../shell/errors/errors.ts'
import { isConflict, splitRefusal } from './refusal.ts'

const isField = (name: string) => ['mail', 'days.0.title'].includes(name)

test('server errors are assigned to their fields, several of one field together; the rest to the head (R217)', () => {
  const error = new ResponseError([
    { code: 'E10422', message: '使えません。', field: 'mail' },
    { code: 'E10422', message: '長すぎます。', field: 'mail' },
    { code: 'E10422', message: '必須項目です。', field: 'days[0].title' },
    { code: 'E10422', message: '期限を過ぎています。', field: 'expiresAt' },
    { code: 'E10503', message: '混み合っています。' },
  ])
  expect(splitRefusal(error, isField)).toEqual({
    fields: [
      { name: 'mail', message: '使えません。\n長すぎます。' },
      { name: 'days.0.title', message: '必須項目です。' },
    ],
    lines: ['期限を過ぎています。', '混み合っています。'],
  })
})

test.each([
  [new FetchError(), [DEFAULT_MESSAGE]],
  [new ResponseError([]), [DEFAULT_MESSAGE]],
  [new SessionError(), ['セッションが切れました。再度ログインしてください。']],
  [new Error('一\n二'), ['一', '二']],
  ['text', [DEFAULT_MESSAGE]],
])('errors without a field are shown at the top (R215, R216)', (error, lines) => {
  expect(splitRefusal(error, () => true)).toEqual({ fields: [], lines })
})

test('a conflict is distinguished from other refusals', () => {
  expect(isConflict(new ResponseError([{ code: 'E10422' }, { code: 'E10409' }]))).toBe(true)
  expect(isConflict(new ResponseError([{ code: 'E10422' }]))).toBe(false)
  expect(isConflict(new Error('E10409'))).toBe(false)
})
