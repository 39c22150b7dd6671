import { expect, test } from 'vitest'
import { DEFAULT_MESSAGE, FatalError, NotLoggedInError, ResponseError } from './errors.ts'
import { failureOf, failureOfRendering } from './failure.ts'
import { fatal } from './wrappers.ts'

test('an error for people is shown line by line, with its status (R227)', () => {
  const refused = new ResponseError([
    { code: 'E10422', message: '名称は必須項目です。' },
    { code: 'E10409', message: '別の人が更新しました。' },
  ])
  expect(failureOf(refused)).toEqual({
    status: 422,
    lines: ['名称は必須項目です。', '別の人が更新しました。'],
  })
  expect(failureOf(new FatalError('ありません。', 404))).toEqual({ status: 404, lines: ['ありません。'] })
  expect(failureOf(new NotLoggedInError())).toEqual({ status: 401, lines: ['ログインが必要です。'] })
})

test('other errors show only the default message (R215, R227)', () => {
  for (const error of [new TypeError("undefined is not a function (reading 'x')"), 'text', null, undefined])
    expect(failureOf(error)).toEqual({ status: 500, lines: [DEFAULT_MESSAGE] })
})

test('a fatal error shows the text of its cause, or a general one (R222, R227)', async () => {
  const made = (cause: unknown) => fatal(() => Promise.reject(cause)).catch((error: unknown) => error)
  expect(failureOf(await made(new ResponseError([{ code: 'E10404', message: 'ありません。' }])))).toEqual({
    status: 404,
    lines: ['ありません。'],
  })
  expect(failureOf(await made(new TypeError('Failed to fetch dynamically imported module')))).toEqual({
    status: 500,
    lines: [DEFAULT_MESSAGE],
  })
})

test('an address without a page has no line of its own, unless its page gave one (R64, R227)', () => {
  expect(failureOfRendering({ is404: true })).toEqual({ status: 404, lines: [] })
  expect(
    failureOfRendering({ is404: true, abortStatusCode: 404, abortReason: 'Page Not Found: /search/=/x' }),
  ).toEqual({ status: 404, lines: ['ページが見つかりません：/search/=/x'] })
  expect(failureOfRendering({ is404: false, abortStatusCode: 410, abortReason: '終了しました。' })).toEqual({
    status: 410,
    lines: ['終了しました。'],
  })
})

test('a refusal is shown with its status, an error with its message (R227)', () => {
  expect(failureOfRendering({ is404: false, abortStatusCode: 403, abortReason: { secret: 1 } })).toEqual({
    status: 403,
    lines: [DEFAULT_MESSAGE],
  })
  const errorWhileRendering = new FatalError('E10503: 点検中です。', 503)
  expect(failureOfRendering({ is404: false, errorWhileRendering })).toEqual({
    status: 503,
    lines: ['点検中です。'],
  })
  expect(failureOfRendering({ is404: false, errorWhileRendering: new SyntaxError('x') })).toEqual({
    status: 500,
    lines: [DEFAULT_MESSAGE],
  })
})
