import { afterEach, expect, test, vi } from 'vitest'
import { errorText, logLine } from './log.ts'

afterEach(() => vi.restoreAllMocks())

const lineOf = (fields: object) => {
  const written = vi.spyOn(console, 'warn').mockImplementation(() => {})
  logLine('warn', 'something happened', fields as Record<string, unknown>)
  expect(written).toHaveBeenCalledOnce()
  return String(written.mock.calls[0]?.[0])
}

test('a line is one line of JSON that says when, what and in which request (R57)', () => {
  const line = lineOf({
    requestId: '8b2f1d3e-6c1f-4c4b-9f43-2f1f6f6a7c11',
    error: new Error('first\nsecond'),
  })
  expect(line).not.toContain('\n')
  expect(JSON.parse(line)).toMatchObject({
    what: 'something happened',
    requestId: '8b2f1d3e-6c1f-4c4b-9f43-2f1f6f6a7c11',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    error: expect.stringContaining('first'),
  })
})

test('secret fields are removed at any depth (R57)', () => {
  const line = lineOf({ a: { b: [{ idToken: 'x-secret-x', eMail: 'a-name' }] }, body: { text: 'private' } })
  expect(line).not.toMatch(/x-secret-x|a-name|private/)
})

test('circular and endless values terminate', () => {
  const loop: { self?: unknown } = {}
  loop.self = loop
  expect(lineOf({ loop, long: 'あ'.repeat(100_000), list: Array(1000).fill(0) }).length).toBeLessThan(10_000)
})

test('an error is logged with its causes', () => {
  const text = errorText(new Error('could not make it', { cause: new TypeError('of a@b.example') }))
  expect(text).toMatch(/could not make it[\s\S]*cause: TypeError: of \[mail\]/)
})
