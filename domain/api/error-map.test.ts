import { expect, test } from 'vitest'
import { z } from 'zod'
import { requiredText, text } from '../text/text-rules.ts'
import { japaneseErrorMap, labelledErrorMap } from './error-map.ts'

const messageOf = (schema: z.ZodType, input: unknown): string | undefined =>
  schema.safeParse(input, { error: japaneseErrorMap }).error?.issues[0]?.message

test.each([
  [z.string(), undefined, '必須項目です。'],
  [z.string(), null, '必須項目です。'],
  [z.number(), undefined, '必須項目です。'],
  [z.string().min(1), '', '必須項目です。'],
  [z.string().length(3), 'ab', '3文字で入力してください。'],
  [z.string().min(2), 'a', '2文字以上で入力してください。'],
  [z.string().max(2), 'abc', '2文字以内で入力してください。'],
  [text(), '　城崎', '前後の空白を取り除いてください。'],
  [z.email(), 'x', 'メールアドレスの形式が正しくありません。'],
  [z.url(), 'x', 'URLの形式が正しくありません。'],
  [z.uuid(), 'x', 'UUIDの形式が正しくありません。'],
  [z.number().min(3), 2, '3以上の値を入力してください。'],
  [z.number().max(3), 4, '3以下の値を入力してください。'],
  [z.number().positive(), 0, '正の数を入力してください。'],
  [z.number().negative(), 0, '負の数を入力してください。'],
  [z.number().positive(), -1, '正の数を入力してください。'],
  [z.number().nonnegative(), -1, '0以上の値を入力してください。'],
  [z.number().gt(5), 5, '5より大きい値を入力してください。'],
  [z.number().lt(5), 5, '5より小さい値を入力してください。'],
  [z.int(), 1.5, '整数を入力してください。'],
  [z.number().int(), 1.5, '整数を入力してください。'],
  [z.number(), 'x', '数値を入力してください。'],
  [z.date(), new Date('x'), '日付の形式が正しくありません。'],
  [
    z.date().min(new Date('2025-01-01T00:00:00+09:00')),
    new Date(0),
    '2025/01/01以降の日付を入力してください。',
  ],
  [
    z.date().max(new Date('2025-01-01T00:00:00+09:00')),
    new Date(),
    '2025/01/01以前の日付を入力してください。',
  ],
  [z.array(z.string()).length(2), [], '2件にしてください。'],
  [z.array(z.string()).min(1), [], '1件以上選択してください。'],
  [z.array(z.string()).max(1), ['a', 'b'], '1件以内で選択してください。'],
  [z.strictObject({}), { a: 1 }, '不明な項目が含まれています：a'],
  [z.strictObject({}), { a: 1, b: 2 }, '不明な項目が含まれています：a、b'],
  // Late in the evening of the last day in UTC it is the next year in Japan.
  [z.date().min(new Date('2024-12-31T15:00:00Z')), new Date(0), '2025/01/01以降の日付を入力してください。'],
  [z.iso.datetime({ offset: true }), '2025-01-01', 'タイムゾーン付きの日時（ISO 8601）を指定してください。'],
  [
    z.iso.datetime({ offset: true }),
    '2025-01-01T00:00:00',
    'タイムゾーン付きの日時（ISO 8601）を指定してください。',
  ],
  [z.enum(['a']), 'b', '選択肢にない値です。'],
  [z.enum(['a']), '', '必須項目です。'],
  [z.string().refine(() => false), 'a', '入力内容を確認してください。'],
  [z.union([z.string(), z.number()]), {}, '入力内容を確認してください。'],
  [z.string(), 1, '形式が正しくありません。'],
])('rule %# has a Japanese message (R182, R185)', (schema, input, message) => {
  expect(messageOf(schema, input)).toBe(message)
})

test.each(['2025-01-01T00:00:00Z', '2025-01-01T00:00:00+09:00', '2025-01-01T00:00:00.123-05:00'])(
  '%s is formatted with its offset (R182)',
  (input) => {
    expect(messageOf(z.iso.datetime({ offset: true }), input)).toBeUndefined()
  },
)

test('away from its field a message starts with the field’s name (R185)', () => {
  const Guide = z.strictObject({ title: requiredText(), days: z.array(z.object({ memo: text({ max: 2 }) })) })
  const error = labelledErrorMap({ title: '名称', 'days.*.memo': 'メモ', '': '旅程' })
  const { issues = [] } =
    Guide.safeParse({ title: '', days: [{ memo: '長すぎる' }], x: 1 }, { error }).error ?? {}
  expect(issues.map(({ message }) => message).toSorted()).toEqual([
    'メモは2文字以内で入力してください。',
    '不明な項目が含まれています：x',
    '名称は必須項目です。',
  ])
})

test('a custom message of a schema is used', () => {
  expect(
    messageOf(
      z.string().refine(() => false, '同意が必要です。'),
      'a',
    ),
  ).toBe('同意が必要です。')
})
