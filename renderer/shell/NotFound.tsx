import { MISSING_PAGE } from '#domain/site/missing-page.ts'
import styles from './ErrorNote.module.css'
import { OtherPages } from './OtherPages.tsx'
import { Signpost } from './Signpost.tsx'

/**
 * The page for an address that has none. What refused the address says why; where nothing did, the Worker writes
 * the address behind what stands here, so the browser must not be surprised by it.
 */
export function NotFound({ lines }: { lines: readonly string[] }) {
  return (
    <div className={styles.note}>
      <Signpost />
      <p className={styles.code} suppressHydrationWarning>
        {lines.length > 0 ? lines.join('\n') : MISSING_PAGE}
      </p>
      <h1>ページを表示できません。</h1>
      <p>他のページをご覧ください。</p>
      <OtherPages />
    </div>
  )
}
