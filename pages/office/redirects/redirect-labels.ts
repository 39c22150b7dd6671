import type { RedirectState } from '#domain/redirect/redirect-rule.ts'
import type { RedirectTraceEnd } from '#domain/redirect/redirect-trace.ts'
import type { RuleStatus } from '#domain/redirect/route-rule.ts'

/** Options for the status, with their use. */
export const STATUS_CHOICES: readonly { value: string; label: string }[] = [
  { value: '301', label: '301　ずっと（アドレスが変わった）' },
  { value: '302', label: '302　一時的' },
  { value: '307', label: '307　一時的（送信の方法を保つ）' },
  { value: '308', label: '308　ずっと（送信の方法を保つ）' },
  { value: '410', label: '410　なくなった（転送しない）' },
]

export const statusText = (status: RuleStatus): string =>
  ({ 301: '301 ずっと', 302: '302 一時的', 307: '307 一時的', 308: '308 ずっと', 410: '410 なくなった' })[
    status
  ]

export const STATE_TEXTS: Record<RedirectState, string> = {
  active: '有効',
  waiting: '開始前',
  over: '終了',
  off: '無効',
}

export const END_TEXTS: Record<RedirectTraceEnd, string> = {
  page: 'ページが開きます。',
  missing: '見つかりません（404）。',
  removed: '公開を終えたページです（410）。',
  gone: 'なくなったことを伝えます（410）。',
  elsewhere: 'ほかのサイトが開きます。',
  area: 'サイトの機能のアドレスです。転送されません。',
  loop: '転送が終わりません。規則を見直してください。',
}

export const BY_TEXTS = {
  file: 'ファイルの規則',
  managed: '管理する規則',
  slug: '以前のアドレス',
  city: '市区町村のページの場所',
} as const

/** Note while a change is not in effect everywhere. */
export const liveText = (isLive: boolean): string => (isLive ? '' : '反映までに数分かかることがあります。')
