import styles from './ErrorNote.module.css'
import { Signpost } from './Signpost.tsx'

/** The page for whatever went wrong that is not the reader's doing. */
export function UpdateError() {
  return (
    <div className={styles.note}>
      <Signpost />
      <h1>ページの更新中にエラーが発生しました。</h1>
      <p>再読み込みするか、しばらくしてから再度お試しください。</p>
      <p>
        <button className={styles.link} type="button" onClick={() => location.reload()}>
          再読み込み
        </button>
      </p>
    </div>
  )
}
