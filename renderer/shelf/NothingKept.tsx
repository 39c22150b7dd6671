import type { ReactNode } from 'react'
import { link } from '#domain/link.ts'
import styles from './NothingKept.module.css'

/** An empty shelf says how it fills, and leads on. */
export function NothingKept({ children }: { children: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <p>{children}</p>
      <ul className={styles.ways}>
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
