import type { ContentKind } from '#domain/content/kind.ts'
import { COLUMNS_OF } from './columns.tsx'
import styles from './ListSkeleton.module.css'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']

/** The shape of the list while its first rows are on their way. */
export const ListSkeleton = ({ kind }: { kind: ContentKind }) => (
  <div className={styles.skeleton}>
    <p className="visually-hidden" role="status">
      読み込んでいます。
    </p>
    {ROWS.map((row) => (
      <div className={styles.row} key={row} aria-hidden="true">
        <span className={styles.picture} />
        <span className={styles.title} />
        {COLUMNS_OF[kind].map((name) => (
          <span className={styles.cell} key={name} />
        ))}
      </div>
    ))}
  </div>
)
