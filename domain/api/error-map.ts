import type { z } from 'zod'
import { formatDate } from '../date/date.ts'
import { TRIMMED } from '../text/text-rules.ts'

type ErrorMap = z.core.$ZodErrorMap
type Issue = Parameters<ErrorMap>[0]

const FORMATS: Record<string, string> = {
  email: 'メールアドレスの形式が正しくありません。',
  url: 'URLの形式が正しくありません。',
  uuid: 'UUIDの形式が正しくありません。',
  datetime: 'タイムゾーン付きの日時（ISO 8601）を指定してください。',
}

const bound = (issue: Issue & { origin?: unknown }, limit: number | bigint | Date): string =>
  issue.origin === 'date' ? formatDate(new Date(Number(limit))) : String(limit)

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): string {
  const { origin, minimum, exact, inclusive = true } = issue
  const limit = bound(issue, minimum)
  if (origin === 'string') {
    if (exact) return `${limit}文字で入力してください。`
    return Number(minimum) <= 1 ? '必須項目です。' : `${limit}文字以上で入力してください。`
  }
  if (origin === 'array' || origin === 'set')
    return exact ? `${limit}件にしてください。` : `${limit}件以上選択してください。`
  if (origin === 'date') return `${limit}以降の日付を入力してください。`
  if (inclusive) return `${limit}以上の値を入力してください。`
  return Number(minimum) === 0 ? '正の数を入力してください。' : `${limit}より大きい値を入力してください。`
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): string {
  const { origin, maximum, exact, inclusive = true } = issue
  const limit = bound(issue, maximum)
  if (origin === 'string')
    return exact ? `${limit}文字で入力してください。` : `${limit}文字以内で入力してください。`
  if (origin === 'array' || origin === 'set')
    return exact ? `${limit}件にしてください。` : `${limit}件以内で選択してください。`
  if (origin === 'date') return `${limit}以前の日付を入力してください。`
  if (inclusive) return `${limit}以下の値を入力してください。`
  return Number(maximum) === 0 ? '負の数を入力してください。' : `${limit}より小さい値を入力してください。`
}

const WRONG_TYPES: Record<string, string> = {
  int: '整数を入力してください。',
  number: '数値を入力してください。',
  date: '日付の形式が正しくありません。',
}

/** Japanese messages for all validation rules (spec §5). Defined only here. */
export const japaneseErrorMap = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return '必須項目です。'
      return WRONG_TYPES[issue.expected] ?? '形式が正しくありません。'
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return FORMATS[issue.format] ?? '形式が正しくありません。'
    case 'unrecognized_keys':
      return `不明な項目が含まれています：${issue.keys.join('、')}`
    case 'invalid_value':
      return issue.input === undefined || issue.input === null || issue.input === ''
        ? '必須項目です。'
        : '選択肢にない値です。'
    case 'custom':
      return issue.params?.rule === TRIMMED
        ? '前後の空白を取り除いてください。'
        : '入力内容を確認してください。'
    default:
      return '入力内容を確認してください。'
  }
}

/**
 * The same messages prefixed with the field's name, for use away from the field: 「名称は必須項目です。」.
 * @param labels keyed by the field's path (`days.0.title`), or by the path with `*` for every index (`days.*.title`)
 */
export const labelledErrorMap =
  (labels: Record<string, string>): ErrorMap =>
  (issue) => {
    const path = (issue.path ?? []).map(String)
    const general = path.map((key) => (/^\d+$/.test(key) ? '*' : key))
    const label = labels[path.join('.')] ?? labels[general.join('.')]
    const message = japaneseErrorMap(issue)
    return label && issue.code !== 'unrecognized_keys' ? `${label}は${message}` : message
  }
