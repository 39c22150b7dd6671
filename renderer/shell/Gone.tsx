import styles from './ErrorNote.module.css'
import { OtherPages } from './OtherPages.tsx'
import { Signpost } from './Signpost.tsx'

/** The 410 page, with other text than the 404 page. */
export function Gone() {
  return (
    <div className={styles.note}>
      <Signpost />
      <h1>このページは公開を終えました。</h1>
      <p>掲載の期間が過ぎたか、内容が古くなったページです。</p>
      <p>近くの場所や新しい記事は、こちらからご覧いただけます。</p>
      <OtherPages />
    </div>
  )
}
