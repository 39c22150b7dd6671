import { expect, test } from 'vitest'
import { z } from 'zod'
import { japaneseErrorMap } from '../api/error-map.ts'
import { digitsOf } from './digits.ts'
import { countCharacters, requiredText, text } from './text-rules.ts'

const messagesOf = (schema: z.ZodType, input: unknown): string[] =>
  schema.safeParse(input, { error: japaneseErrorMap }).error?.issues.map(({ message }) => message) ?? []

test('characters are counted as code points (R185)', () => {
  expect('𠮷野家').toHaveLength(4)
  expect(countCharacters('𠮷野家')).toBe(3)
  expect(messagesOf(text({ max: 3 }), '𠮷野家')).toEqual([])
  expect(messagesOf(text({ length: 3 }), '𠮷野家')).toEqual([])
  expect(messagesOf(text({ min: 4 }), '𠮷野家')).toEqual(['4文字以上で入力してください。'])
  expect(messagesOf(text({ max: 2 }), '𠮷野家')).toEqual(['2文字以内で入力してください。'])
  expect(messagesOf(text({ length: 4 }), '𠮷野家')).toEqual(['4文字で入力してください。'])
})

test.each([' 城崎', '城崎 ', '　城崎', '城崎　', '城崎\n', '　'])(
  'white space around %j is reported, including full width (R182, R185)',
  (input) => {
    expect(messagesOf(text({ max: 20 }), input)).toEqual(['前後の空白を取り除いてください。'])
    expect(messagesOf(requiredText(), input)).toEqual(['前後の空白を取り除いてください。'])
  },
)

test('white space within a text is preserved', () => {
  expect(messagesOf(text(), '城崎　温泉 の旅')).toEqual([])
})

test('an empty text is missing, whatever the limits; an optional text may be empty (R185)', () => {
  for (const bounds of [{}, { min: 6 }, { length: 6 }])
    expect(messagesOf(requiredText(bounds), '')).toEqual(['必須項目です。'])
  expect(messagesOf(requiredText().pipe(z.email()), '')).toEqual(['必須項目です。'])
  expect(messagesOf(requiredText().pipe(z.email()), 'x')).toEqual([
    'メールアドレスの形式が正しくありません。',
  ])
  expect(messagesOf(text(), '')).toEqual([])
})

test.each([
  ['123456', '123456'],
  ['１２３４５６', '123456'],
  ['123 456', '123456'],
  ['１２３ー４５６', '123456'],
  ['コードは①②３です', '123'],
  ['', ''],
])('the digits of %j are %j', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits)
})
