import type {
  Publication,
  PublicationReason,
  PublicationStatus,
  PublishedPageStatus,
} from '#domain/publish/publication.ts'

export const REASONS: Readonly<Record<PublicationReason, string>> = {
  publish: '公開',
  update: '更新',
  unpublish: '公開の取り下げ',
  schedule: '予約による公開',
  rollback: '前の版に戻す',
  media: '画像の差し替え',
  author: '書き手の紹介の変更',
  picks: 'おすすめの変更',
  'carry-over': '新しいビルドへの引き継ぎ',
  repair: '照合による修復',
}

export const STATUSES: Readonly<Record<PublicationStatus, string>> = {
  waiting: '順番待ち',
  rendering: '反映しています',
  live: '反映済み',
  failed: '失敗',
}

export const PAGE_STATUSES: Readonly<Record<PublishedPageStatus, string>> = {
  waiting: 'これから',
  changed: '変わりました',
  same: '変わりません',
  removed: '取り下げました',
  failed: '作れませんでした',
}

/** Whether the publication is unfinished. */
export const isInProgress = ({ status }: Pick<Publication, 'status'>): boolean =>
  status === 'waiting' || status === 'rendering'

/** Progress as a sentence. */
export function progressText({ status, isPageLive, total, done }: Publication): string {
  if (status === 'live') return `${total}件のページに反映しました。`
  if (status === 'failed')
    return isPageLive
      ? `ページは公開されましたが、反映できなかったページがあります（${total}件のうち${done}件は反映済み）。`
      : '反映できませんでした。'
  if (total === 0) return '反映するページを調べています。'
  const count = `${total}件のうち${done}件`
  return isPageLive
    ? `ページは公開されました。関連するページに反映しています（${count}）。`
    : `反映しています（${count}）。`
}

/** `0.8秒`, `2分5秒`: time until all pages were live. */
export function durationText({ requestedAt, finishedAt }: Publication): string | null {
  if (!finishedAt) return null
  const seconds = Math.max(0, (Date.parse(finishedAt) - Date.parse(requestedAt)) / 1000)
  if (seconds < 60) return `${seconds.toFixed(1)}秒`
  return `${Math.floor(seconds / 60)}分${Math.round(seconds % 60)}秒`
}
