import type { Campaign } from '#domain/content/campaign.ts'
import { campaignText } from '#domain/content/campaign-state.ts'
import styles from './CampaignState.module.css'

/**
 * Where a campaign stands, as it is when it is read, and how long that lasts. Until the page runs in the browser, and
 * for good without scripts, only what cannot go stale; the space is the same before and after.
 */
export function CampaignState({
  campaign,
  now,
  until,
}: {
  campaign: Campaign
  now: Date | null
  until: string
}) {
  if (!now)
    return (
      <p className={styles.line} data-today>
        <span className={styles.detail}>応募の締め切りは{until}です</span>
      </p>
    )
  const { state, word, detail } = campaignText(campaign, now)
  return (
    <p className={styles.line} data-today>
      <strong className={`${styles.state} ${styles[state]}`}>{word}</strong>
      <span className={styles.detail}>{detail}</span>
    </p>
  )
}
