import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import type { PublishStatus } from '#domain/publishable.ts'

const STAGES: Record<PublishStatus, string> = {
  draft: '下書き',
  review: '確認待ち',
  scheduled: '公開予約',
  published: '公開中',
  archived: '保管',
}

/** Where the work stands, in a word or two. */
export const stageName = (stage: PublishStatus): string => STAGES[stage]

/** The same with what readers see meanwhile: a public page may be worked on. */
export function stageText({
  stage,
  isLive,
  hasChanges,
}: Pick<Manuscript, 'stage' | 'isLive' | 'hasChanges'>): string {
  if (!isLive || stage === 'published')
    return stage === 'published' && hasChanges ? '公開中・未公開の変更あり' : STAGES[stage]
  return stage === 'draft' ? '公開中・変更の下書き' : `公開中・変更は${STAGES[stage]}`
}
