import type { TocEntry } from '#domain/blocks/outline.ts'
import { BackToContents } from './BackToContents.tsx'
import styles from './TableOfContents.module.css'

/** The anchor of the table of contents. */
const ANCHOR = 'contents'

/**
 * 目次: open initially and collapsible. The current section is marked (renderer/reading/contents-line.ts): beside the text
 * on wide screens, in a bar above it on narrow ones.
 */
export function TableOfContents({ entries }: { entries: readonly TocEntry[] }) {
  if (entries.length < 2) return null
  return (
    // Another article has an element of its own, which looks for its headings.
    <contents-line key={entries[0]?.id} className={styles.contents}>
      <nav className={styles.toc} id={ANCHOR} aria-label="目次" tabIndex={-1}>
        <details open>
          <summary className={styles.title}>目次</summary>
          <ol className={styles.list}>
            {entries.map(({ id, level, text }) => (
              <li key={id} className={level === 3 ? styles.sub : undefined}>
                <a className={styles.link} href={`#${id}`} suppressHydrationWarning>
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <BackToContents anchor={ANCHOR} />
    </contents-line>
  )
}
