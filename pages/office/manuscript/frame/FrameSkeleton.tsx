import styles from './FrameSkeleton.module.css'

/** Skeleton while loading. */
export const FrameSkeleton = () => (
  <div className={styles.page}>
    <h1 className="visually-hidden">原稿の編集</h1>
    <p className="visually-hidden" role="status">
      原稿を読み込んでいます。
    </p>
    <div className={styles.head} aria-hidden="true" />
    <div className={styles.body} aria-hidden="true">
      <div className={styles.fields}>
        <div className={styles.title} />
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.text} />
      </div>
      <div className={styles.side} />
    </div>
  </div>
)
