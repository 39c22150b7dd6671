import type { SwitchMode } from '#domain/site/maintenance.ts'

/** Labels of the modes. */
export const MODE_LABELS: Record<SwitchMode, string> = {
  open: 'ふだんどおり',
  'read-only': '読み取り専用',
  closed: '全体を止めている',
}

/** Options with their effects. */
export const MODE_CHOICES: readonly { value: SwitchMode; label: string }[] = [
  { value: 'open', label: 'ふだんどおり：すべて受け付けます' },
  { value: 'read-only', label: '読み取り専用：読むことだけを受け付け、保存や投稿は断ります' },
  { value: 'closed', label: '全体を止める：どのページにも、点検中のお知らせだけを出します' },
]
