import type { ReactNode } from 'react'
import styles from './FeatureLayout.module.css'
import { SiteLayout } from './SiteLayout.tsx'

/** Features: wide pictures with text alternating left and right. */
export function FeatureLayout({ children }: { children: ReactNode }) {
  return (
    <SiteLayout layout="feature" className={styles.main}>
      {children}
    </SiteLayout>
  )
}
