import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { STAGE_LABELS } from '#domain/manuscript/transitions.ts'
import styles from './Stage.module.css'

type Props = Pick<Manuscript, 'stage' | 'isLive' | 'hasChanges'>

/** Label of a manuscript's stage; a second one if the public version differs. */
export const Stage = ({ stage, isLive, hasChanges }: Props) => (
  <span className="inline-flex flex-wrap items-center gap-4">
    <span className={styles.stage} data-stage={stage}>
      {STAGE_LABELS[stage]}
    </span>
    {stage === 'published' && hasChanges && (
      <span className="text-12 leading-[1.6] whitespace-nowrap text-usuzumi">変更あり</span>
    )}
    {stage !== 'published' && isLive && (
      <span className="text-12 leading-[1.6] whitespace-nowrap text-usuzumi">公開中</span>
    )}
  </span>
)
