import { link } from '#domain/url/link.ts'
import styles from './ErrorNote.module.css'
import { Signpost } from './Signpost.tsx'

/** Statuses that require a sign-in. */
const UNAUTHORIZED = 401

/** The page for errors that are not the reader's fault, with their messages. */
export function UpdateError({ status, lines = [] }: { status?: number; lines?: readonly string[] }) {
  return (
    <div className={styles.note}>
      <Signpost />
      <h1>ページの更新中にエラーが発生しました。</h1>
      {lines.length > 0 && <p className={styles.supplied}>{lines.join('\n')}</p>}
      <p>再読み込みするか、しばらくしてから再度お試しください。</p>
      <p className={styles.links}>
        {status === UNAUTHORIZED && (
          <a className={styles.link} href={link('login')}>
            ログイン
          </a>
        )}
        <button className={styles.link} type="button" onClick={() => location.reload()}>
          再読み込み
        </button>
      </p>
    </div>
  )
}
