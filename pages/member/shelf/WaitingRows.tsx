import styles from './WaitingRows.module.css'

/** Rows that are on their way, in the shape that they will have. */
export function WaitingRows({ count = 6 }: { count?: number }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        読み込んでいます。
      </p>
      <div aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <div className={styles.row} key={index}>
            <div className={styles.picture} />
            <div className={styles.words}>
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
