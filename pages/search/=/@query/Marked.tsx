import type { MarkedRun } from '#domain/search/highlight.ts'
import styles from './Marked.module.css'

/** Text with the keywords highlighted. */
export function Marked({ runs }: { runs: readonly MarkedRun[] }) {
  return runs.map(({ text, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs are never reordered
      <mark className={styles.hit} key={index}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
