import styles from './WaitingTopics.module.css'

const Row = () => (
  <div className={styles.row}>
    <span className={styles.picture} />
    <span className={styles.words}>
      <span className={styles.short} />
      <span className={styles.line} />
      <span className={styles.short} />
    </span>
  </div>
)

/** The shape of what is on its way. */
export const WaitingTopics = () => (
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
