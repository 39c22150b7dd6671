import type { ReactNode } from 'react'
import { type LinkName, link } from '#domain/link.ts'
import styles from './CommonSessionLayout.module.css'
import { SiteLayout } from './SiteLayout.tsx'

const TABS: readonly { name: LinkName; label: string }[] = [
  { name: '@home-topics', label: 'ホーム' },
  { name: '@travel-guides', label: 'しおり' },
  { name: '@favorites-spots', label: 'お気に入り' },
  { name: '@histories-spots', label: '履歴' },
  { name: '@settings-account', label: '設定' },
]

/** The personal area: a tab bar at the foot of a phone, a list at the side of a wide screen. */
export function CommonSessionLayout({ children }: { children: ReactNode }) {
  return (
    <SiteLayout layout="common-session" className={styles.main}>
      <nav className={styles.tabs} aria-label="マイページ">
        <ul className={styles.list}>
          {TABS.map(({ name, label }) => (
            <li key={name}>
              <a className={styles.tab} href={link(name)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </SiteLayout>
  )
}
