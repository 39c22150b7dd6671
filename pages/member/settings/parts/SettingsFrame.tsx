import type { ReactNode } from 'react'
import { type LinkName, link } from '#domain/url/link.ts'
import styles from './SettingsFrame.module.css'

const PAGES = [
  { name: '@settings-account', label: 'アカウント' },
  { name: '@settings-integration', label: 'ログイン連携' },
  { name: '@settings-leave', label: '退会' },
] as const satisfies readonly { name: LinkName; label: string }[]

type Props = { name: (typeof PAGES)[number]['name']; children: ReactNode }

/** A settings page with links to the others. */
export const SettingsFrame = ({ name, children }: Props) => (
  <section className={styles.page}>
    <h1 className={styles.title}>{PAGES.find((page) => page.name === name)?.label}</h1>
    <nav aria-label="設定">
      <ul className={styles.list}>
        {PAGES.map((page) => (
          <li key={page.name}>
            <a
              className={styles.link}
              href={link(page.name)}
              aria-current={page.name === name ? 'page' : undefined}
            >
              {page.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {children}
  </section>
)
