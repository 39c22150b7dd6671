import type { TocEntry } from '#domain/blocks/outline.ts'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import styles from './TableOfContents.module.css'
import { useCurrentSection } from './useCurrentSection.ts'

const BackToContents = lazyPart(async () => (await import('./BackToContents.tsx')).BackToContents)

/** The anchor of the table of contents. */
const ANCHOR = 'contents'

/**
 * 目次: open initially and collapsible. It marks the current section: beside the text on wide screens, in a bar above it
 * on narrow ones.
 */
export function TableOfContents({ entries }: { entries: readonly TocEntry[] }) {
  const current = useCurrentSection(entries.map(({ id }) => id))
  if (entries.length < 2) return null
  return (
    <>
      <nav className={styles.toc} id={ANCHOR} aria-label="目次" tabIndex={-1}>
        <details open>
          <summary className={styles.title}>目次</summary>
          <ol className={styles.list}>
            {entries.map(({ id, level, text }) => (
              <li key={id} className={level === 3 ? styles.sub : undefined}>
                <a
                  className={styles.link}
                  href={`#${id}`}
                  aria-current={id === current ? 'location' : undefined}
                >
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <BackToContents anchor={ANCHOR} section={entries.find(({ id }) => id === current)?.text ?? ''} />
    </>
  )
}
