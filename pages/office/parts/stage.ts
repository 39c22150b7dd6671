import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { STAGE_LABELS } from '#domain/manuscript/transitions.ts'

type Standing = Pick<Manuscript, 'stage' | 'isLive' | 'hasChanges'>

/** Where a manuscript stands, in words; what readers see besides is said with it. */
export const standingOf = ({ stage, isLive, hasChanges }: Standing): string => {
  if (stage === 'published') return hasChanges ? '公開中（未公開の変更あり）' : '公開中'
  return isLive ? `${STAGE_LABELS[stage]}（公開中のページを変更）` : STAGE_LABELS[stage]
}
