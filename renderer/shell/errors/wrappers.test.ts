import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearNotifications, notifications } from '../messages/notifications.ts'
import { DEFAULT_MESSAGE, FatalError, ResponseError } from './errors.ts'
import { reloadAddress, reloadCode } from './reload-codes.ts'
import { silent } from './silent.ts'
import { fatal, nonFatal } from './wrappers.ts'

const replace = vi.fn()
beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/spots', search: '?page=2', hash: '#a', replace })
  vi.stubGlobal('sessionStorage', { setItem: () => {} })
})
afterEach(() => {
  clearNotifications()
  replace.mockReset()
  vi.unstubAllGlobals()
})

const refuse = (error: unknown) => () => Promise.reject(error)
const shownMessages = () => notifications.get().pending.map(({ color, description }) => [color, description])

test('the non-fatal wrapper shows each line as a danger message and resolves to undefined (R221)', async () => {
  const error = new ResponseError([
    { code: 'E10422', message: '一' },
    { code: 'E10422', message: '二' },
  ])
  expect(await nonFatal(refuse(error))).toBeUndefined()
  expect(shownMessages()).toEqual([
    ['danger', '一'],
    ['danger', '二'],
  ])
  expect(await nonFatal(() => '答え')).toBe('答え')
})

test('the fatal wrapper gives an error its status, message and data (R222)', async () => {
  const error = new ResponseError([{ code: 'E10404', message: 'ありません。' }])
  await expect(fatal(refuse(error))).rejects.toMatchObject({
    name: 'FatalError',
    status: 404,
    message: 'E10404: ありません。',
    data: { code: 'E10404' },
    cause: error,
  })
  await expect(fatal(refuse(new Error('')))).rejects.toMatchObject({ status: 500, message: DEFAULT_MESSAGE })
  await expect(fatal(refuse('text'))).rejects.toMatchObject({ status: 500, message: DEFAULT_MESSAGE })
})

test('a fatal error is rethrown unchanged (R222)', async () => {
  const error = new FatalError('もう', 418)
  await expect(fatal(refuse(error))).rejects.toBe(error)
})

test('the silent wrapper swallows errors and resolves to null (R223)', async () => {
  expect(await silent(refuse(new Error('x')))).toBeNull()
  expect(
    await silent(() => {
      throw new Error('x')
    }),
  ).toBeNull()
  expect(await silent(() => 0)).toBe(0)
  expect(shownMessages()).toEqual([])
})

test.each([
  [{ code: 'E11426' }, 'E11426'],
  [{ code: 'E11503', more: 1 }, 'E11503'],
  ['{"code":"E11503"}', 'E11503'],
  [{ code: 'E10503' }, null],
  ['{"code":', null],
  ['null', null],
  [null, null],
  [undefined, null],
])('the data %j requires a reload: %j (R224)', (data, code) => {
  expect(reloadCode({ data })).toBe(code)
})

test('such an error replaces the page by the reload page without a message (R224)', async () => {
  await nonFatal(refuse(Object.assign(new Error('x'), { data: '{"code":"E11426"}' })))
  expect(replace).toHaveBeenCalledExactlyOnceWith('/reload?to=%2Fspots%3Fpage%3D2%23a')
  expect(shownMessages()).toEqual([])
})

test('the address of the reload page carries the whole path, as it is written in the address bar (R224)', () => {
  const address = reloadAddress({
    pathname: '/search/=/keyword=%E6%B9%AF&%2F',
    search: '?q=a+b&to=/x',
    hash: '#%E5%9C%B0',
  })
  expect(new URL(address ?? '', 'https://site.invalid').searchParams.get('to')).toBe(
    '/search/=/keyword=%E6%B9%AF&%2F?q=a+b&to=/x#%E5%9C%B0',
  )
})

test('on the reload page itself such an error is shown like any other (R221, R225)', async () => {
  vi.stubGlobal('location', { pathname: '/reload', search: '?to=/spots', hash: '', replace })
  await nonFatal(refuse(new ResponseError([{ code: 'E11503', message: '点検中です。' }])))
  expect(replace).not.toHaveBeenCalled()
  expect(shownMessages()).toEqual([['danger', '点検中です。']])
})

test('a fatal error that requires a reload leads to the reload page too (R222, R224)', async () => {
  const error = new ResponseError([{ code: 'E11426', message: '古い版です。' }])
  await expect(fatal(refuse(error))).rejects.toMatchObject({ name: 'FatalError', data: { code: 'E11426' } })
  expect(replace).toHaveBeenCalledOnce()
})

test('the silent wrapper does not navigate (R223, R224)', async () => {
  expect(await silent(refuse(new ResponseError([{ code: 'E11426', message: 'x' }])))).toBeNull()
  expect(replace).not.toHaveBeenCalled()
})

test('an aborted request is not reported, and is no fatal error (R221, R222)', async () => {
  const abort = new DOMException('left', 'AbortError')
  expect(await nonFatal(refuse(abort))).toBeUndefined()
  expect(shownMessages()).toEqual([])
  await expect(fatal(refuse(abort))).rejects.toBe(abort)
})

test('the reload page never redirects to itself (R225)', () => {
  for (const pathname of ['/reload', '/reload/', '/RELOAD'])
    expect(reloadAddress({ pathname, search: '?to=/spots', hash: '' })).toBeNull()
})
