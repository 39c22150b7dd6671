import styles from './GuideSkeleton.module.css'

const LINES = ['a', 'b', 'c', 'd']

/** The skeleton of a guide. */
export const GuideSkeleton = () => (
  <div className={`${styles.page} grid gap-16 [&_i]:block [&_i]:bg-rule`}>
    <p className="visually-hidden" role="status">
      しおりを読み込んでいます。
    </p>
    <div className="grid gap-16" aria-hidden="true">
      <i className={styles.cover} />
      <i className={styles.title} />
      <i className={styles.days} />
    </div>
    <i className={styles.bar} aria-hidden="true" />
    <div className="grid max-w-[38rem] gap-24" aria-hidden="true">
      {LINES.map((line) => (
        <div className={styles.line} key={line}>
          <i className={styles.time} />
          <i className={styles.name} />
          <i className={styles.facts} />
        </div>
      ))}
    </div>
  </div>
)
