import { expect, test } from 'vitest'
import { z } from 'zod'
import { japaneseErrorMap } from './error-map.ts'

const messageOf = (schema: z.ZodType, input: unknown): string | undefined =>
  schema.safeParse(input, { error: japaneseErrorMap }).error?.issues[0]?.message

test.each([
  [z.string(), undefined, '必須項目です。'],
  [z.string().min(1), '', '必須項目です。'],
  [z.string().length(3), 'ab', '3文字で入力してください。'],
  [z.string().min(2), 'a', '2文字以上で入力してください。'],
  [z.string().max(2), 'abc', '2文字以内で入力してください。'],
  [z.email(), 'x', 'メールアドレスの形式が正しくありません。'],
  [z.url(), 'x', 'URLの形式が正しくありません。'],
  [z.uuid(), 'x', 'UUIDの形式が正しくありません。'],
  [z.number().min(3), 2, '3以上の値を入力してください。'],
  [z.number().max(3), 4, '3以下の値を入力してください。'],
  [z.number().positive(), 0, '正の数を入力してください。'],
  [z.number().negative(), 0, '負の数を入力してください。'],
  [z.int(), 1.5, '整数を入力してください。'],
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
  [z.iso.datetime({ offset: true }), '2025-01-01', 'タイムゾーン付きの日時（ISO 8601）を指定してください。'],
  [z.enum(['a']), 'b', '選択肢にない値です。'],
])('rule %# speaks Japanese', (schema, input, message) => {
  expect(messageOf(schema, input)).toBe(message)
})
