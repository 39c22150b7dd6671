import type { TocEntry } from '#domain/article-outline.ts'
import styles from './TableOfContents.module.css'

/** 目次: open at first, folded away by whoever does not want it. */
export function TableOfContents({ entries }: { entries: readonly TocEntry[] }) {
  if (entries.length < 2) return null
  return (
    <nav className={styles.toc} aria-label="目次">
      <details open>
        <summary className={styles.title}>目次</summary>
        <ol className={styles.list}>
          {entries.map(({ id, level, text }) => (
            <li key={id} className={level === 3 ? styles.sub : undefined}>
              <a className={styles.link} href={`#${id}`}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
