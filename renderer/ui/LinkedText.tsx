import { Fragment } from 'react'
import { linkedRuns } from '#domain/text/linked-text.ts'
import styles from './LinkedText.module.css'
import { NewTabNote } from './NewTabNote.tsx'

/** What a member wrote, with its addresses and telephone numbers to press. On paper it is the text alone. */
export const LinkedText = ({ text }: { text: string }) => {
  let at = 0
  return linkedRuns(text).map(({ text: words, href }) => {
    const key = at
    at += words.length
    if (href === null) return <Fragment key={key}>{words}</Fragment>
    const isPage = !href.startsWith('tel:')
    return (
      <a
        className={styles.link}
        key={key}
        href={href}
        {...(isPage && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
      >
        {words}
        {isPage && <NewTabNote />}
      </a>
    )
  })
}
