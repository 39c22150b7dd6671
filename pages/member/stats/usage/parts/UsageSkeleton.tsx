import styles from './UsageSkeleton.module.css'

/** The skeleton of the statistics: map, numbers, charts. */
export const UsageSkeleton = ({ charts = 1 }: { charts?: number }) => (
  <div className={styles.waiting}>
    <p className={styles.text} role="status">
      集計を読み込んでいます。
    </p>
    <div className={styles.shapes} aria-hidden="true">
      <span className={styles.line} />
      <span className={styles.box} />
      <span className={styles.line} />
      {Array.from({ length: charts }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical items
        <span className={styles.chart} key={index} />
      ))}
    </div>
  </div>
)
