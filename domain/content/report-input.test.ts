import { expect, test } from 'vitest'
import { z } from 'zod'
import { japaneseErrorMap } from '../api/error-map.ts'
import { ReportInput } from './report-input.ts'

const messagesOf = (input: object): Record<string, string> => {
  const { error } = ReportInput.safeParse(input, { error: japaneseErrorMap })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('only the text is required, and empty fields are none', () => {
  expect(messagesOf({ text: '定休日が違います' })).toEqual({})
  expect(messagesOf({ text: '定休日が違います', passage: '', email: '', website: '' })).toEqual({})
  expect(messagesOf({})).toEqual({ text: '必須項目です。' })
  expect(messagesOf({ text: ' 　\n' })).toEqual({ text: '必須項目です。' })
})

test('lengths are counted in characters, and a line of a form is one more, not two', () => {
  expect(messagesOf({ text: '𠮷'.repeat(1000), passage: 'あ'.repeat(300) })).toEqual({})
  expect(messagesOf({ text: 'あ\r\n'.repeat(500) })).toEqual({})
  expect(messagesOf({ text: 'あ'.repeat(1001), passage: 'あ'.repeat(301) })).toEqual({
    text: '1000文字以内で入力してください。',
    passage: '300文字以内で入力してください。',
  })
})

test('an email is a valid address of at most 254 characters', () => {
  const long = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`
  expect(messagesOf({ text: '誤', email: 'yomu@example.jp ' })).toEqual({})
  for (const email of ['yomu', 'yomu@', 'a b@example.jp', 'x@example.jp\nbcc:y@example.jp'])
    expect(messagesOf({ text: '誤', email })).toEqual({ email: 'メールアドレスの形式が正しくありません。' })
  expect([...long].length).toBeGreaterThan(244)
  expect(messagesOf({ text: '誤', email: `${'e'.repeat(20)}${long}` }).email).toBeDefined()
})

test('line breaks stay, other control characters and white space at the ends are dropped', () => {
  const { text } = ReportInput.parse({ text: '　一行目\r\n二行目\u0000\u0007 ' })
  expect(text).toBe('一行目\n二行目')
})

test('unknown fields are refused', () => {
  expect(z.safeParse(ReportInput, { text: '誤', admin: true }).success).toBe(false)
})
