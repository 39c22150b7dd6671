import type { z } from 'zod'
import { japaneseErrorMap } from '../../api/error-map.ts'
import type { Control, FieldConfig } from './field-config.ts'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Controls with a choice instead of text input. */
const SELECTION_CONTROLS: readonly (Control | undefined)[] = [
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

function missing(label: string, issue: Issue, config: FieldConfig | undefined): string {
  if (config?.missing) return config.missing
  const isChoice =
    issue.code === 'invalid_value' || config?.choices || SELECTION_CONTROLS.includes(config?.control)
  if (isChoice) return `${label}を選んでください。`
  return config?.entry ? `${label}を加えてください。` : `${label}を入力してください。`
}

/** Picks the particle: 「URLの形式が正しくありません。」 states a fault, 「80文字以内で入力してください。」 an instruction. */
function wrong(label: string, message: string): string {
  if (/^[^、]*の形式が正しくありません。$/.test(message)) return `${label}の形式が正しくありません。`
  if (/^\d+文字|^\d+件/.test(message)) return `${label}は${message}`
  return /入力してください。$|指定してください。$/.test(message)
    ? `${label}には、${message}`
    : `${label}：${message}`
}

/**
 * A validation issue as a sentence that names the field once, with a verb that fits the control: 「題名を入力してください。」,
 * 「主な画像を選んでください。」, 「本文を書いてください。」.
 */
export function fieldSentence(label: string, issue: Issue, config: FieldConfig | undefined): string {
  const isMissing = ['invalid_type', 'too_small', 'invalid_value', 'invalid_format'].includes(issue.code)
  if (isMissing && isNothing(issue.input)) return missing(label, issue, config)
  if (config?.missing && issue.code === 'too_small') return config.missing
  return wrong(label, japaneseErrorMap(issue))
}
