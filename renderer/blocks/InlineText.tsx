import { Fragment, type ReactNode } from 'react'
import type { Inline, Mark, TextRun } from '#domain/inline.ts'
import { NewTabNote } from '../ui/NewTabNote.tsx'
import styles from './InlineText.module.css'

function marked(children: ReactNode, mark: Mark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{children}</strong>
    case 'marker':
      return <mark className={styles.marker}>{children}</mark>
    case 'link':
      return mark.href.startsWith('https://') ? (
        <a href={mark.href} target="_blank" rel="noopener">
          {children}
          <NewTabNote />
        </a>
      ) : (
        <a href={mark.href}>{children}</a>
      )
    case 'ruby':
      return (
        <ruby>
          {children}
          <rp>（</rp>
          <rt>{mark.text}</rt>
          <rp>）</rp>
        </ruby>
      )
  }
}

const runOf = ({ text, marks }: TextRun): ReactNode => marks.reduce<ReactNode>(marked, text)

/** Text with bold, marker, link and ruby. */
export function InlineText({ inline }: { inline: Inline }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: runs are never reordered on a page
  return inline.map((run, index) => <Fragment key={index}>{runOf(run)}</Fragment>)
}
