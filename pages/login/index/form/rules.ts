import { digitsOf } from '#domain/digits.ts'
import { PASSWORD_MIN_LENGTH } from '#renderer/auth/auth-problems.ts'

/**
 * What is wrong with a value, in the words of the site's error map, or `null`. Not its schemas: the form that everybody
 * meets first must not bring the library for them.
 */
export type Rule = (value: string) => string | null

export const required: Rule = (value) => (value === '' ? '必須項目です。' : null)

export const mail: Rule = (value) =>
  required(value) ??
  (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) ? null : 'メールアドレスの形式が正しくありません。')

/** R180. The pool has the last word; it may ask for more. */
export const newPassword: Rule = (value) =>
  required(value) ??
  ([...value].length < PASSWORD_MIN_LENGTH ? `${PASSWORD_MIN_LENGTH}文字以上で入力してください。` : null) ??
  (value === value.trim() ? null : '前後の空白を取り除いてください。')

export const code: Rule = (value) =>
  required(value) ?? (/^\d{6,8}$/.test(digitsOf(value)) ? null : '数字6桁のコードを入力してください。')
