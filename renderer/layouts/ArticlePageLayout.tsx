import type { ReactNode } from 'react'
import styles from './ArticlePageLayout.module.css'
import { SiteLayout } from './SiteLayout.tsx'

/** One article in a single column at reading width. */
export function ArticlePageLayout({ children }: { children: ReactNode }) {
  return (
    <SiteLayout layout="article-page" className={styles.main}>
      {children}
    </SiteLayout>
  )
}
