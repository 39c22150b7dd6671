import type { Campaign } from '#domain/content/campaign.ts'
import { NewTabNote } from '#renderer/ui/NewTabNote.tsx'
import styles from './EntryLink.module.css'

/**
 * The link to enter while the campaign is open; a sentence in the same space before and after, by the state that
 * renderer/reading/campaign-times.ts sets. The terms are always shown.
 */
export function EntryLink({ campaign: { sponsor, title, entryUrl, termsUrl } }: { campaign: Campaign }) {
  return (
    <div className={styles.links} data-today>
      {entryUrl && (
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
