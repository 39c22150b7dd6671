import { Fragment } from 'react'
import { linkedRuns } from '#domain/text/linked-text.ts'
import styles from './LinkedText.module.css'
import { NewTabNote } from './NewTabNote.tsx'

/** Text of a member, with URLs and telephone numbers as links. Printed as plain text. */
export const LinkedText = ({ text }: { text: string }) => {
  let at = 0
  return linkedRuns(text).map(({ text: runText, href }) => {
    const key = at
    at += runText.length
    if (href === null) return <Fragment key={key}>{runText}</Fragment>
    const isPage = !href.startsWith('tel:')
    return (
      <a
        className={styles.link}
        key={key}
        href={href}
        {...(isPage && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
      >
        {runText}
        {isPage && <NewTabNote />}
      </a>
    )
  })
}
