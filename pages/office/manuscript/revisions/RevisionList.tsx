import type { Revision } from '#domain/manuscript/manuscript.ts'
import { RevisionLine } from './RevisionLine.tsx'
import styles from './RevisionList.module.css'

type Props = { revisions: readonly Revision[]; selected: number; onSelect: (version: number) => void }

/** Revisions, newest first, with the selected one marked. */
export const RevisionList = ({ revisions, selected, onSelect }: Props) => (
  <nav aria-label="版">
    <ol className="max-h-[20rem] overflow-y-auto border-y border-rule min-[900px]:max-h-[70dvh]">
      {revisions.map((revision) => (
        <li key={revision.id}>
          <button
            className={styles.choice}
            type="button"
            aria-current={revision.version === selected ? 'true' : undefined}
            onClick={() => onSelect(revision.version)}
          >
            <RevisionLine revision={revision} />
          </button>
        </li>
      ))}
    </ol>
  </nav>
)
