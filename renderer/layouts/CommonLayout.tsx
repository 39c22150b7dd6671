import type { ReactNode } from 'react'
import styles from './CommonLayout.module.css'
import { SiteLayout } from './SiteLayout.tsx'

/** Lists, places, things and help: one centred column. */
export function CommonLayout({ children }: { children: ReactNode }) {
  return (
    <SiteLayout layout="common" className={styles.main}>
      {children}
    </SiteLayout>
  )
}
