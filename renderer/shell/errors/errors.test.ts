import { expect, test } from 'vitest'
import {
  DEFAULT_MESSAGE,
  FetchError,
  messageLines,
  NotLoggedInError,
  ResponseError,
  SessionError,
} from './errors.ts'

test('the default message is the one of the specification, word for word (R215)', () => {
  expect(DEFAULT_MESSAGE).toBe('エラーが発生しました。再度お試しください。')
  for (const error of [new FetchError(), new Error(''), undefined, null, 'text', {}])
    expect(messageLines(error)).toEqual([DEFAULT_MESSAGE])
})

test('a session that is over has a message of its own (R216)', () => {
  expect(new SessionError().message).toBe('セッションが切れました。再度ログインしてください。')
  expect(new SessionError().status).toBe(401)
  expect(new NotLoggedInError().status).toBe(401)
})

test('the errors of a response are shown as code and message, a line each, under the first code (R217)', () => {
  const error = new ResponseError([
    { code: 'E10422', message: '名称は必須項目です。', field: 'name' },
    { code: 'E10409', message: '別の人が更新しました。' },
  ])
  expect(error.message).toBe('E10422: 名称は必須項目です。\nE10409: 別の人が更新しました。')
  expect(messageLines(error)).toEqual(['名称は必須項目です。', '別の人が更新しました。'])
  expect(error.data?.code).toBe('E10422')
  expect(error.status).toBe(422)
})

test('an entry without a message, or without a code, has the default ones (R218)', () => {
  expect(new ResponseError([{}]).message).toBe(`E10500: ${DEFAULT_MESSAGE}`)
  expect(new ResponseError([]).message).toBe(DEFAULT_MESSAGE)
})

test.each([
  ['E10404', 404],
  ['E10401', 401],
  ['E10503', 503],
  ['E11426', 500],
  ['E1040', 500],
  ['E104040', 500],
  ['e10404', 500],
  ['', 500],
  ['E10000', 500],
  ['E10999', 500],
])('the code %j means the status %d (R219, R220)', (code, status) => {
  expect(new ResponseError([{ code, message: 'x' }]).status).toBe(status)
})
