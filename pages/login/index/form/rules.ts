import { digitsOf } from '#domain/text/digits.ts'

/**
 * The error of a value in the words of the site's error map, or `null`. Without its schemas: the first form must not
 * load the library for them.
 */
export type Rule = (value: string) => string | null

export const required: Rule = (value) => (value === '' ? '必須項目です。' : null)

export const mail: Rule = (value) =>
  required(value) ??
  (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) ? null : 'メールアドレスの形式が正しくありません。')

export const code: Rule = (value) =>
  required(value) ?? (/^\d{6,8}$/.test(digitsOf(value)) ? null : '数字6桁のコードを入力してください。')
