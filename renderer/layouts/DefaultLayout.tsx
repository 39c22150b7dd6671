import type { ReactNode } from 'react'
import { SITE } from '#domain/site/site.ts'
import { link } from '#domain/url/link.ts'
import { SkipLink } from '../shell/SkipLink.tsx'
import styles from './DefaultLayout.module.css'

type Props = {
  /** At the end of the header: search, help, account. */
  bar?: ReactNode
  /** Beside the page on wide screens only. */
  side?: ReactNode
  children: ReactNode
}

/** Management: dense and wide. */
export function DefaultLayout({ bar, side, children }: Props) {
  return (
    <div id="Top" className={styles.frame} data-layout="default">
      <SkipLink />
      <header className={styles.header}>
        <a className={styles.name} href={link('top')}>
          {SITE.name}
        </a>
        <div className={styles.bar}>{bar}</div>
      </header>
      <div className={styles.body} data-sided={side ? '' : undefined}>
        {side && <div className={styles.side}>{side}</div>}
        <main className={styles.main} id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}
