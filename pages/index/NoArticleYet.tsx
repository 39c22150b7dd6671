import { SITE } from '#domain/site/site.ts'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { PageHead } from '#renderer/ui/PageHead.tsx'
import styles from './NoArticleYet.module.css'

/** The hero before the first article: the site's purpose. */
export function NoArticleYet() {
  return (
    <>
      <div className={styles.cover}>
        <PageHead title={SITE.tagline} />
      </div>
      <EmptyNote>
        <p>最初の記事を書いています。</p>
        <p>もうしばらくお待ちください。</p>
      </EmptyNote>
    </>
  )
}
