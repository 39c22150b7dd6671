import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { STAGE_LABELS } from '#domain/manuscript/transitions.ts'

type StageState = Pick<Manuscript, 'stage' | 'isLive' | 'hasChanges'>

/** Stage of a manuscript as text, with the state of the public version. */
export const stageText = ({ stage, isLive, hasChanges }: StageState): string => {
  if (stage === 'published') return hasChanges ? '公開中（未公開の変更あり）' : '公開中'
  return isLive ? `${STAGE_LABELS[stage]}（公開中のページを変更）` : STAGE_LABELS[stage]
}
