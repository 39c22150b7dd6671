import type { Publication } from '#domain/publish/publication.ts'

/** What readers see when it is done. */
const DONE: Partial<Record<Publication['reason'], string>> = {
  unpublish: '公開をやめました',
  rollback: '直前の公開を取り消しました',
  update: '更新しました',
}

const DOING: Partial<Record<Publication['reason'], string>> = {
  unpublish: '公開をやめています',
  rollback: '直前の公開を取り消しています',
  update: '更新しています',
}

/** Progress of a publication as a sentence. */
export function progressText({ reason, status, isPageLive, total, done }: Publication): string {
  if (status === 'live') return DONE[reason] ?? '公開されました'
  if (status === 'failed' && isPageLive)
    return `${DONE[reason] ?? '公開されました'}が、書き換えられなかったページがあります`
  if (status === 'failed') return '公開ページを書き換えられませんでした'
  if (isPageLive) return `${DONE[reason] ?? '公開されました'}。ほかのページを書き換えています`
  const doing = DOING[reason] ?? '公開しています'
  return total > 0 ? `${doing}（${total}ページのうち${done}ページ）` : doing
}
