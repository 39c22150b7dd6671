import { useData } from '#renderer/page-context.tsx'
import { NewTabNote } from '#renderer/ui/NewTabNote.tsx'
import type { Data } from './+loader.ts'
import styles from './EntryLink.module.css'

/**
 * The link to enter while the campaign is open; a sentence in the same space before and after, by the state that
 * renderer/reading/campaign-times.ts sets. Of a campaign that was over when the page was rendered the link is not even
 * there. The terms are always shown.
 */
export function EntryLink() {
  const { campaign, state } = useData<Data>()
  const { sponsor, title, entryUrl, termsUrl } = campaign
  return (
    <div className={styles.links} data-today>
      {entryUrl && state !== 'ended' && (
        <a className={styles.entry} href={entryUrl} target="_blank" rel="nofollow noopener">
          {sponsor}の応募ページへ
          <NewTabNote />
        </a>
      )}
      <span className={styles.closed} data-closed="upcoming">
        応募の受け付けは、まだ始まっていません。
      </span>
      <span className={styles.closed} data-closed="ended">
        応募の受け付けは終わりました。
      </span>
      {termsUrl && (
        <a className={styles.terms} href={termsUrl} target="_blank" rel="nofollow noopener">
          応募規約
          <NewTabNote>：{title}</NewTabNote>
        </a>
      )}
    </div>
  )
}
