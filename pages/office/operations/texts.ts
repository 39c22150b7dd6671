import type { HealthPartName } from '#domain/operations/health.ts'
import type { ErrorKind } from '#domain/operations/telemetry.ts'
import type { Metric, Rating } from '#domain/operations/vitals.ts'

export const PARTS: Readonly<Record<HealthPartName, string>> = {
  'database-read': 'データベースの読み取り',
  'database-write': 'データベースの書き込み',
  media: '画像の保存先',
  pages: '公開ページの保存先',
  photos: '会員の写真の保存先',
  publications: '公開の反映',
  clock: '毎分の処理',
  migrations: 'データベースの移行',
}

const JOB_LABELS: Readonly<Record<string, string>> = {
  plans: '予約された公開と終了',
  turns: '公開と終了の切り替わり',
  picks: 'おすすめの入れ替え',
  'popular articles': 'よく読まれている記事の順位（毎時）',
  publications: '途中の公開の続き',
  newsletters: 'ニュースレターの送信の続き',
  'newsletter confirmations': 'ニュースレターの登録の確認のメール',
  links: 'リンクの確認',
  'former builds': '前の版の片づけ（毎時）',
  'deleted pictures': '消した画像の片づけ（毎時）',
  'deleted photos': '消した写真の片づけ（毎時）',
  'sharing cards': 'シェア用の画像の片づけ（毎時）',
  'unfinished deletions': '途中で止まった退会の手続き（毎時）',
  'what members left behind': '会員が残した記録の片づけ（毎時）',
  switches: '受付の切り替えの配り直し',
  redirects: '転送の規則の配り直し',
  'what is old': '古い記録の片づけ（毎時）',
}

/** Japanese label of a job; unknown jobs are shown by name. */
export const jobText = (name: string): string => JOB_LABELS[name] ?? name

export const KINDS: Readonly<Record<ErrorKind, string>> = {
  error: '動作中のエラー',
  rejection: '処理されなかったエラー',
  render: 'ページの表示の失敗',
}

export const RATINGS: Readonly<Record<Rating, { mark: string; label: string }>> = {
  good: { mark: '●', label: '良好' },
  fair: { mark: '▲', label: '改善が必要' },
  poor: { mark: '■', label: '不良' },
}

export const METRIC_TEXTS: Readonly<Record<Metric, { name: string; about: string }>> = {
  LCP: { name: '主な内容の表示', about: 'LCP' },
  INP: { name: '操作への反応', about: 'INP' },
  CLS: { name: '表示のずれ', about: 'CLS' },
  TTFB: { name: '最初の応答', about: 'TTFB' },
}

export const DEVICE_TEXTS = { phone: 'スマートフォン', desktop: 'パソコン' } as const

const count = new Intl.NumberFormat('ja-JP')
export const countText = (value: number): string => count.format(value)

/** `850ミリ秒`, `2.4秒`. */
export const durationText = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)}ミリ秒` : `${(ms / 1000).toFixed(1)}秒`

export const metricText = (metric: Metric, value: number): string =>
  metric === 'CLS' ? value.toFixed(2) : durationText(value)

export const shareText = (share: number): string => `${Math.round(share * 100)}%`

const clock = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
export const secondText = (iso: string): string => clock.format(new Date(iso))

const BASE_36 = /^[a-z0-9]{7,9}$/
const built = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** A build by its creation time: `11/21 10:05の版`. */
export const buildText = (build: string): string =>
  BASE_36.test(build) ? `${built.format(new Date(Number.parseInt(build, 36)))}の版` : build
