import type { ReactNode } from 'react'
import styles from './CommonLayout.module.css'
import { SiteLayout } from './SiteLayout.tsx'

type Props = { layout?: 'common' | 'default'; children: ReactNode }

/** Lists, places, products and help: one centred column. */
export function CommonLayout({ layout = 'common', children }: Props) {
  return (
    <SiteLayout layout={layout} className={styles.main}>
      {children}
    </SiteLayout>
  )
}
