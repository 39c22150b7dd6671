import type { ReactNode } from 'react'
import styles from './CommonSessionLayout.module.css'
import { SessionTabs } from './SessionTabs.tsx'
import { SignOutLink } from './SignOutLink.tsx'
import { SiteLayout } from './SiteLayout.tsx'

/** The member area: tabs above the content, or beside it on a wide screen. */
export function CommonSessionLayout({ children }: { children: ReactNode }) {
  return (
    <SiteLayout layout="common-session" className={styles.main}>
      <SessionTabs />
      <div className={styles.content}>
        {children}
        <SignOutLink className={styles.out} />
      </div>
    </SiteLayout>
  )
}
