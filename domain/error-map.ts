import type { z } from 'zod'
import { formatDate } from './date.ts'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const FORMATS: Record<string, string> = {
  email: 'メールアドレスの形式が正しくありません。',
  url: 'URLの形式が正しくありません。',
  uuid: 'UUIDの形式が正しくありません。',
  datetime: 'タイムゾーン付きの日時（ISO 8601）を指定してください。',
}

const bound = (issue: Issue & { origin?: unknown }, limit: number | bigint | Date): string =>
  issue.origin === 'date' ? formatDate(new Date(Number(limit))) : String(limit)

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): string {
  const { origin, minimum, exact, inclusive } = issue
  const limit = bound(issue, minimum)
  if (origin === 'string') {
    if (exact) return `${limit}文字で入力してください。`
    return Number(minimum) <= 1 ? '必須項目です。' : `${limit}文字以上で入力してください。`
  }
  if (origin === 'array' || origin === 'set')
    return exact ? `${limit}件にしてください。` : `${limit}件以上選択してください。`
  if (origin === 'date') return `${limit}以降の日付を入力してください。`
  return Number(minimum) === 0 && !inclusive
    ? '正の数を入力してください。'
    : `${limit}以上の値を入力してください。`
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): string {
  const { origin, maximum, exact, inclusive } = issue
  const limit = bound(issue, maximum)
  if (origin === 'string')
    return exact ? `${limit}文字で入力してください。` : `${limit}文字以内で入力してください。`
  if (origin === 'array' || origin === 'set')
    return exact ? `${limit}件にしてください。` : `${limit}件以内で選択してください。`
  if (origin === 'date') return `${limit}以前の日付を入力してください。`
  return Number(maximum) === 0 && !inclusive
    ? '負の数を入力してください。'
    : `${limit}以下の値を入力してください。`
}

/** The Japanese text of every rule that input is checked by (spec §5). It is the only place that holds such texts. */
export const japaneseErrorMap: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return '必須項目です。'
      if (issue.expected === 'int') return '整数を入力してください。'
      return issue.expected === 'number' ? '数値を入力してください。' : '形式が正しくありません。'
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return FORMATS[issue.format] ?? '形式が正しくありません。'
    case 'unrecognized_keys':
      return `不明な項目が含まれています：${issue.keys.join('、')}`
    case 'invalid_value':
      return '選択肢にない値です。'
    default:
      return '入力内容を確認してください。'
  }
}
