import styles from './ErrorNote.module.css'
import { OtherPages } from './OtherPages.tsx'
import { Signpost } from './Signpost.tsx'

/** The page for an address whose page was taken down for good: other words than for one that never was. */
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
