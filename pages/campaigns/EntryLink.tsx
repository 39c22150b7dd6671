import type { Campaign } from '#domain/content/campaign.ts'
import type { CampaignState } from '#domain/content/campaign-state.ts'
import { NewTabNote } from '#renderer/ui/NewTabNote.tsx'
import styles from './EntryLink.module.css'

type Props = { campaign: Campaign; state: CampaignState | null }

const CLOSED: Partial<Record<CampaignState, string>> = {
  upcoming: '応募の受け付けは、まだ始まっていません。',
  ended: '応募の受け付けは終わりました。',
}

/**
 * The link to enter while the campaign is open; a sentence in the same space before and after. The terms are always
 * shown.
 */
export function EntryLink({ campaign: { sponsor, title, entryUrl, termsUrl }, state }: Props) {
  const closed = state && CLOSED[state]
  return (
    <div className={styles.links} data-today>
      {entryUrl && !closed && (
        <a className={styles.entry} href={entryUrl} target="_blank" rel="nofollow noopener">
          {sponsor}の応募ページへ
          <NewTabNote />
        </a>
      )}
      {closed && <span className={styles.closed}>{closed}</span>}
      {termsUrl && (
        <a className={styles.terms} href={termsUrl} target="_blank" rel="nofollow noopener">
          応募規約
          <NewTabNote>：{title}</NewTabNote>
        </a>
      )}
    </div>
  )
}
