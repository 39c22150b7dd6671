import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { Suggestion } from '#domain/search/suggestion.ts'
import { DEFAULT_MESSAGE, ResponseError } from '../shell/errors/errors.ts'
import { answerOf } from './answer.ts'
import { endpoint } from './endpoint.ts'
import { requestPublic } from './request-public.ts'
import { errorOf, HOST, json, resultOf, serve } from './server.fixture.ts'

const Suggestions = z.object({ suggestions: z.array(Suggestion) })
const suggest = endpoint('GET /search/suggest', Suggestions)
const callApi = () => requestPublic(suggest({ query: { q: '湯' } }))

const suggestions = [{ type: 'tag', label: '温泉', value: '温泉' }]
const logged = vi.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  logged.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a response is parsed by its schema, and unknown properties are dropped', async () => {
  const requests = serve(() => json({ data: { suggestions, more: 1 } }))
  expect(await resultOf(callApi())).toEqual({ suggestions })
  expect(requests[0]?.url).toBe(`${HOST}/v1/search/suggest?q=${encodeURIComponent('湯')}`)
})

test.each([
  ['no data', () => json({})],
  ['data that is null', () => json({ data: null })],
  ['null', () => json(null)],
  ['text', () => new Response('ok')],
  ['nothing at all', () => new Response(null)],
  ['status 204', () => new Response(null, { status: 204 })],
])(
  'an answer with %s is an error with the default message, and nothing to log (R215)',
  async (_name, reply) => {
    serve(reply)
    const error = await errorOf(callApi())
    expect(error).toBeInstanceOf(ResponseError)
    expect((error as Error).message).toBe(DEFAULT_MESSAGE)
  },
)

test('a response that does not match its schema is an error, and the mismatch is logged (R215)', async () => {
  serve(() => json({ data: { suggestions: [{ ...suggestions[0], label: 5 }] } }))
  const error = await errorOf(callApi())
  expect(error).toBeInstanceOf(ResponseError)
  expect((error as Error).message).toBe(DEFAULT_MESSAGE)
  expect((error as Error).cause).toBeInstanceOf(z.ZodError)
  expect(logged).toHaveBeenCalledOnce()
  expect(logged.mock.calls[0]?.[0]).toMatch(/v1\/search\/suggest[\s\S]*suggestions\[0\]\.label/)
})

test('an empty response is parsed by a schema for it', async () => {
  const nothing = new Response(null, { status: 204 })
  expect(await resultOf(answerOf(z.undefined(), nothing))).toBeUndefined()
})

test.each([
  [
    'each entry a line, the first code in the data',
    [
      { code: 'E10422', message: '名称は必須項目です。', field: 'name' },
      { code: 'E10409', message: '別の人が更新しました。' },
    ],
    'E10422: 名称は必須項目です。\nE10409: 別の人が更新しました。',
    422,
    'E10422',
  ],
  ['an entry without message', [{ code: 'E10404' }], `E10404: ${DEFAULT_MESSAGE}`, 404, 'E10404'],
  ['an entry with nothing', [{}], `E10500: ${DEFAULT_MESSAGE}`, 500, 'E10500'],
  ['entries of a wrong type', [{ code: 5, message: null }], `E10500: ${DEFAULT_MESSAGE}`, 500, 'E10500'],
  ['a code that is no status', [{ code: 'E10999', message: 'x' }], 'E10999: x', 500, 'E10999'],
])('a refusal is thrown: %s (R200, R217, R218, R219, R220)', async (_name, errors, message, status, code) => {
  serve(() => json({ errors }, 422))
  expect(await errorOf(callApi())).toMatchObject({ name: 'ResponseError', message, status, data: { code } })
})

test('the code of the first error takes precedence over the HTTP status (R219)', async () => {
  serve(() => json({ errors: [{ code: 'E10404', message: 'x' }] }, 400))
  expect(await errorOf(callApi())).toMatchObject({ status: 404 })
})

test('the data of a refusal is in its error (R217)', async () => {
  serve(() => json({ data: { version: 3, code: 'no' }, errors: [{ code: 'E10409', message: 'x' }] }, 410))
  expect(await errorOf(callApi())).toMatchObject({ data: { version: 3, code: 'E10409' } })
})

test.each([
  [
    'a page of a proxy',
    () => new Response('<h1>Bad</h1>', { status: 403, headers: { 'content-type': 'text/html' } }),
  ],
  ['JSON of another kind', () => json({ message: 'no' }, 403)],
  ['no errors', () => json({ errors: [] }, 403)],
  ['broken JSON', () => new Response('{', { status: 403, headers: { 'content-type': 'application/json' } })],
])(
  'a refusal with %s has the default message and the status of the answer (R200, R215)',
  async (_name, reply) => {
    serve(reply)
    expect(await errorOf(callApi())).toMatchObject({
      name: 'ResponseError',
      message: DEFAULT_MESSAGE,
      status: 403,
      data: undefined,
    })
  },
)

test('the code for a reload is in the data, whatever the status (R224)', async () => {
  for (const code of ['E11426', 'E11503']) {
    serve(() => json({ errors: [{ code, message: 'x' }] }, 426))
    expect(await errorOf(callApi())).toMatchObject({ status: 500, data: { code } })
  }
})
