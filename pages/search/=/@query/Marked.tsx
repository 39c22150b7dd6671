import type { MarkedRun } from '#domain/search/highlight.ts'
import styles from './Marked.module.css'

/** Text with what was searched for marked. */
export function Marked({ runs }: { runs: readonly MarkedRun[] }) {
  return runs.map(({ text, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never move
      <mark className={styles.hit} key={index}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
