import type { z } from 'zod'
import { japaneseErrorMap } from '../../api/error-map.ts'
import type { Control, Words } from './words.ts'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What is chosen from what there is, and not written. */
const CHOSEN: readonly (Control | undefined)[] = [
  'prefecture',
  'city',
  'author',
  'content',
  'months',
  'weekdays',
  'weekday',
  'disclosure',
  'imageAddress',
  'hidden',
]

function missing(label: string, issue: Issue, words: Words | undefined): string {
  if (words?.missing) return words.missing
  const isChoice = issue.code === 'invalid_value' || words?.choices || CHOSEN.includes(words?.control)
  if (isChoice) return `${label}を選んでください。`
  return words?.entry ? `${label}を加えてください。` : `${label}を入力してください。`
}

/** 「URLの形式が正しくありません。」 says what is wrong, 「80文字以内で入力してください。」 what to do: each has its particle. */
function wrong(label: string, message: string): string {
  if (/^[^、]*の形式が正しくありません。$/.test(message)) return `${label}の形式が正しくありません。`
  if (/^\d+文字|^\d+件/.test(message)) return `${label}は${message}`
  return /入力してください。$|指定してください。$/.test(message)
    ? `${label}には、${message}`
    : `${label}：${message}`
}

/**
 * What is wrong with a field, as a sentence that names it once, in words that fit what it is: 「題名を入力してください。」,
 * 「主な画像を選んでください。」, 「本文を書いてください。」.
 */
export function fieldSentence(label: string, issue: Issue, words: Words | undefined): string {
  const isMissing = ['invalid_type', 'too_small', 'invalid_value', 'invalid_format'].includes(issue.code)
  if (isMissing && isNothing(issue.input)) return missing(label, issue, words)
  if (words?.missing && issue.code === 'too_small') return words.missing
  return wrong(label, japaneseErrorMap(issue))
}
