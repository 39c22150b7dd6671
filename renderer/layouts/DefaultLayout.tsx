import type { ReactNode } from 'react'
import { type LinkName, link } from '#domain/link.ts'
import { SITE } from '#domain/site.ts'
import { SkipLink } from '../shell/SkipLink.tsx'
import styles from './DefaultLayout.module.css'

const SECTIONS: readonly { name: LinkName; label: string }[] = [
  { name: '$', label: '編集室' },
  { name: '$-article-pages', label: '記事' },
  { name: '$-spots', label: 'スポット' },
  { name: '$-campaigns', label: 'キャンペーン' },
]

/** Management: dense and wide. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <div id="Top" data-layout="default">
      <SkipLink />
      <header className={styles.header}>
        <a className={styles.name} href={link('top')}>
          {SITE.name}
        </a>
        <nav aria-label="編集">
          <ul className={styles.list}>
            {SECTIONS.map(({ name, label }) => (
              <li key={name}>
                <a className={styles.section} href={link(name)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
