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
  <section className="grid gap-24">
    <h1 className="text-28">{PAGES.find((page) => page.name === name)?.label}</h1>
    <nav aria-label="設定">
      <ul className="flex flex-wrap gap-x-24 border-b border-rule">
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
    <p className="border-t border-rule pt-16 text-15">
      <a className="inline-flex min-h-tap items-center" href={link('newsletter')}>
        ニュースレターに登録する
      </a>
    </p>
  </section>
)
