import styles from './Booklet.module.css'
import pageStyles from './GuidesPage.module.css'

/** The skeleton of the guide list. */
export const GuideListSkeleton = () => (
  <div className="grid grid-cols-1 gap-16 pt-16">
    <p className="visually-hidden" role="status">
      しおりを読み込んでいます。
    </p>
    <ul className={pageStyles.shelf} aria-hidden="true">
      {[0, 1, 2, 3].map((at) => (
        <li className={`${styles.booklet} relative grid grid-cols-1 content-start gap-12`} key={at}>
          <div className={styles.cover} data-bone />
          <div className="grid content-start gap-[2px] [grid-area:2/1]">
            <span className="h-[1rem] border-transparent bg-rule opacity-60 [box-shadow:none] data-short:w-[60%]" />
            <span
              className="h-[1rem] border-transparent bg-rule opacity-60 [box-shadow:none] data-short:w-[60%]"
              data-short
            />
          </div>
        </li>
      ))}
    </ul>
  </div>
)
