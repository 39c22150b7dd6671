import type { ReactNode } from 'react'
import { SITE } from '#domain/site/site.ts'
import { link } from '#domain/url/link.ts'
import { SiteFooter } from '../shell/SiteFooter.tsx'
import { SkipLink } from '../shell/SkipLink.tsx'
import styles from './SessionLayout.module.css'

/** Signing in, signing out and loading pages: one card in the middle, with the site's footer below. */
export function SessionLayout({ children }: { children: ReactNode }) {
  return (
    <div id="Top" data-layout="session">
      <SkipLink />
      <div className={styles.page}>
        <header>
          <a className={styles.name} href={link('top')}>
            {SITE.name}
          </a>
        </header>
        <main className={styles.card} id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <SiteFooter />
    </div>
  )
}
