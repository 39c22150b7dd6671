import styles from './Booklet.module.css'
import pageStyles from './GuidesPage.module.css'

/** The skeleton of the guide list. */
export const GuideListSkeleton = () => (
  <div className={pageStyles.group}>
    <p className="visually-hidden" role="status">
      しおりを読み込んでいます。
    </p>
    <ul className={pageStyles.shelf} aria-hidden="true">
      {[0, 1, 2, 3].map((at) => (
        <li className={styles.booklet} key={at}>
          <div className={styles.cover} data-bone />
          <div className={styles.text}>
            <span className={styles.bone} />
            <span className={styles.bone} data-short />
          </div>
        </li>
      ))}
    </ul>
  </div>
)
