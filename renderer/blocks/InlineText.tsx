import { Fragment, type ReactNode } from 'react'
import type { Mark, NotedInline, NotedRun } from '#domain/blocks/inline.ts'
import { type AffiliateIds, type OutboundLink, outboundLink } from '#domain/offers/affiliate.ts'
import { useSiteConfig } from '../site-config.ts'
import { NewTabNote } from '../ui/NewTabNote.tsx'
import styles from './InlineText.module.css'
import { NoteLink } from './Notes.tsx'

function marked(children: ReactNode, mark: Mark, ids: AffiliateIds): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{children}</strong>
    case 'marker':
      return <mark className={styles.marker}>{children}</mark>
    case 'strike':
      return <s>{children}</s>
    case 'link':
      return mark.href.startsWith('https://') ? (
        <Outbound {...outboundLink(mark.href, ids)}>{children}</Outbound>
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

function Outbound({ href, sponsored, children }: OutboundLink & { children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel={sponsored ? 'sponsored nofollow noopener' : 'noopener'}>
      {children}
      <NewTabNote />
    </a>
  )
}

/** A text with its line breaks. */
const broken = (text: string): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
  text.split('\n').flatMap((line, index) => (index > 0 ? [<br key={index} />, line] : line))

const textOf = ({ text, marks }: NotedRun, ids: AffiliateIds): ReactNode =>
  marks.reduce<ReactNode>((children, mark) => marked(children, mark, ids), broken(text))

/** Text with bold, marker, strike, link, ruby and line breaks, and the numbers of notes. Links to partner shops are affiliate links, as in offers. */
export function InlineText({ inline }: { inline: NotedInline }) {
  const ids = useSiteConfig()
  return inline.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs are never reordered
    <Fragment key={index}>
      {textOf(run, ids)}
      {run.note && <NoteLink note={run.note} />}
    </Fragment>
  ))
}
