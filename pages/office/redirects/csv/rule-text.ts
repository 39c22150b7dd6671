import type { ShownPlan } from '#domain/redirect/import-plan.ts'
import { readableAddress } from '#domain/url/readable-address.ts'
import { momentText } from '../../parts/moments.ts'
import { statusText } from '../redirect-labels.ts'

type Rule = ShownPlan['added'][number]['after']

/** A rule in one line: `/old → /new（301 ずっと）`. */
export const ruleText = ({ from, to, status }: Rule): string =>
  `${readableAddress(from)}${to && ` → ${readableAddress(to)}`}（${statusText(status)}）`

const moment = (iso: string | null): string => (iso ? momentText(iso) : 'なし')

/** Changes of a rule, one line each: `転送先：/a → /b`. */
export function changesOf(before: Rule, after: Rule): string[] {
  const parts: [string, (rule: Rule) => string][] = [
    ['転送先', ({ to }) => (to ? readableAddress(to) : 'なし')],
    ['状態コード', ({ status }) => statusText(status)],
    ['有効', ({ isEnabled }) => (isEnabled ? 'はい' : 'いいえ')],
    ['開始', ({ startsAt }) => moment(startsAt)],
    ['終了', ({ endsAt }) => moment(endsAt)],
    ['メモ', ({ note }) => note || 'なし'],
  ]
  return parts
    .filter(([, text]) => text(before) !== text(after))
    .map(([name, text]) => `${name}：${text(before)} → ${text(after)}`)
}
