import { MISSING_PAGE } from '#domain/site/missing-page.ts'
import styles from './ErrorNote.module.css'
import { OtherPages } from './OtherPages.tsx'
import { Signpost } from './Signpost.tsx'

/**
 * The 404 page. A refusal brings its own text; otherwise the Worker appends the URL to this text, so hydration must
 * tolerate the difference.
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
