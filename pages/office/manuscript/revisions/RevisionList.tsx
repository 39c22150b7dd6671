import type { Revision } from '#domain/manuscript/manuscript.ts'
import { RevisionLine } from './RevisionLine.tsx'
import styles from './RevisionList.module.css'

type Props = { revisions: readonly Revision[]; chosen: number; onChoose: (version: number) => void }

/** The kept states, newest first; one of them is looked at. */
export const RevisionList = ({ revisions, chosen, onChoose }: Props) => (
  <nav aria-label="版">
    <ol className={styles.list}>
      {revisions.map((revision) => (
        <li key={revision.id}>
          <button
            className={styles.choice}
            type="button"
            aria-current={revision.version === chosen ? 'true' : undefined}
            onClick={() => onChoose(revision.version)}
          >
            <RevisionLine revision={revision} />
          </button>
        </li>
      ))}
    </ol>
  </nav>
)
