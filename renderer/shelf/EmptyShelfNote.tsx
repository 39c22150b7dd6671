import type { ReactNode } from 'react'
import { link } from '#domain/url/link.ts'
import styles from './EmptyShelfNote.module.css'

type Props = { children: ReactNode; first?: { href: string; label: string } | null }

/** Explains how to add items, with links to start from; `first` is the most prominent. */
export function EmptyShelfNote({ children, first }: Props) {
  return (
    <div className={styles.nothing}>
      <p>{children}</p>
      <ul className={styles.links}>
        {first && (
          <li>
            <a className={styles.link} href={first.href}>
              {first.label}
            </a>
          </li>
        )}
        <li>
          <a className={styles.link} href={link('spots')}>
            見どころを見る
          </a>
        </li>
        <li>
          <a className={styles.link} href={link('article-pages')}>
            記事を読む
          </a>
        </li>
        <li>
          <a className={styles.link} href={link('search')}>
            都道府県からさがす
          </a>
        </li>
      </ul>
    </div>
  )
}
