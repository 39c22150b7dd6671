import type { ReactNode } from 'react'
import styles from './FeatureLayout.module.css'
import { SiteLayout } from './SiteLayout.tsx'

/** Features: wide pictures, text to their left and right in turn. */
export function FeatureLayout({ children }: { children: ReactNode }) {
  return (
    <SiteLayout layout="feature" className={styles.main}>
      {children}
    </SiteLayout>
  )
}
