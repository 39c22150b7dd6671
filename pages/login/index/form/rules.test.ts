import { expect, test } from 'vitest'
import { z } from 'zod'
import { japaneseErrorMap } from '#domain/api/error-map.ts'
import { passwordProblem } from '#domain/auth/password-policy.ts'
import { digitsOf } from '#domain/text/digits.ts'
import { code, mail, required } from './rules.ts'

const mapped = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: japaneseErrorMap }).error?.issues[0]?.message

test('the sign-in rules have the messages of the error map', () => {
  expect(required('')).toBe(mapped(z.string().min(1), ''))
  expect(mail('nobody')).toBe(mapped(z.email(), 'nobody'))
  expect(passwordProblem({ minLength: 6, requires: [] }, '12345')).toBe(mapped(z.string().min(6), '12345'))
})

test('an invalid email address is refused without a request to the pool', () => {
  expect(['a@b', 'a b@c.jp', '@c.jp', 'a@c.', 'a@@c.jp'].filter((value) => mail(value) === null)).toEqual([])
  expect(mail('tabi+1@mail.example.jp')).toBeNull()
})

test('a code is normalised however it is typed', () => {
  expect(digitsOf('１２３ ４５６')).toBe('123456')
  expect(digitsOf('123-456')).toBe('123456')
  expect([code('123456'), code('12345678')]).toEqual([null, null])
  expect(code('12345')).not.toBeNull()
})
