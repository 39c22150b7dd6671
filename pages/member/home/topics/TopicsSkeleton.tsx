import styles from './TopicsSkeleton.module.css'

const Row = () => (
  <div className={styles.row}>
    <span className={styles.picture} />
    <span className={styles.text}>
      <span className={styles.short} />
      <span className={styles.line} />
      <span className={styles.short} />
    </span>
  </div>
)

/** The skeleton of the topics. */
export const TopicsSkeleton = () => (
  <div className={styles.waiting} role="status" aria-label="ホームを読み込んでいます">
    <span className={styles.trip} />
    {['one', 'two'].map((block) => (
      <div className={styles.block} key={block}>
        <span className={styles.heading} />
        <div className={styles.rows}>
          <Row />
          <Row />
        </div>
      </div>
    ))}
  </div>
)
