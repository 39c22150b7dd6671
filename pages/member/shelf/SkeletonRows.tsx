import styles from './SkeletonRows.module.css'

/** Placeholder rows. */
export function SkeletonRows({ count = 6 }: { count?: number }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        読み込んでいます。
      </p>
      <div aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical items
          <div className={styles.row} key={index}>
            <div className={styles.picture} />
            <div className={styles.text}>
              <div className={styles.meta} />
              <div className={styles.title} />
              <div className={styles.meta} />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
