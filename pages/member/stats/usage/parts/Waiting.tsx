import styles from './Waiting.module.css'

/** The shape of what is still coming: the map, its numbers, the charts. */
export const Waiting = ({ charts = 1 }: { charts?: number }) => (
  <div className={styles.waiting}>
    <p className={styles.text} role="status">
      集計を読み込んでいます。
    </p>
    <div className={styles.shapes} aria-hidden="true">
      <span className={styles.line} />
      <span className={styles.box} />
      <span className={styles.line} />
      {Array.from({ length: charts }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <span className={styles.chart} key={index} />
      ))}
    </div>
  </div>
)
