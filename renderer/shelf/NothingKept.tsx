import type { ReactNode } from 'react'
import { link } from '#domain/url/link.ts'
import styles from './NothingKept.module.css'

type Props = { children: ReactNode; first?: { href: string; label: string } | null }

/** An empty shelf says how it fills, and leads on; to `first` before all. */
export function NothingKept({ children, first }: Props) {
  return (
    <div className={styles.nothing}>
      <p>{children}</p>
      <ul className={styles.ways}>
        {first && (
          <li>
            <a className={styles.way} href={first.href}>
              {first.label}
            </a>
          </li>
        )}
        <li>
          <a className={styles.way} href={link('spots')}>
            見どころを見る
          </a>
        </li>
        <li>
          <a className={styles.way} href={link('article-pages')}>
            記事を読む
          </a>
        </li>
        <li>
          <a className={styles.way} href={link('search')}>
            都道府県からさがす
          </a>
        </li>
      </ul>
    </div>
  )
}
