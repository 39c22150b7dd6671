import type { ReactNode } from 'react'
import styles from './CommonV2Layout.module.css'
import { SiteLayout } from './SiteLayout.tsx'

/** Top, search and prefecture: a full-bleed hero, then sections in a centred column. */
export function CommonV2Layout({ children }: { children: ReactNode }) {
  return (
    <SiteLayout layout="common-v2" className={styles.main}>
      {children}
    </SiteLayout>
  )
}
