import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import type { PublishStatus } from '#domain/publishable.ts'

export const STAGE_LABELS: Readonly<Record<PublishStatus, string>> = {
  draft: '下書き',
  review: '確認待ち',
  scheduled: '公開予約',
  published: '公開中',
  archived: '保管',
}

type Standing = Pick<Manuscript, 'stage' | 'isLive' | 'hasChanges'>

/** Where a manuscript stands, in words; what readers see besides is said with it. */
export const standingOf = ({ stage, isLive, hasChanges }: Standing): string => {
  if (stage === 'published') return hasChanges ? '公開中（未公開の変更あり）' : '公開中'
  return isLive ? `${STAGE_LABELS[stage]}（公開中のページを変更）` : STAGE_LABELS[stage]
}
