import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import styles from './StageBadge.module.css'
import { stageText } from './stage-text.ts'

type Props = { manuscript: Pick<Manuscript, 'stage' | 'isLive' | 'hasChanges'> }

/** Where a piece of work stands; the words say it, the colour only repeats them. */
export const StageBadge = ({ manuscript }: Props) => (
  <span className={`${styles.badge} ${styles[manuscript.stage]}`}>{stageText(manuscript)}</span>
)
