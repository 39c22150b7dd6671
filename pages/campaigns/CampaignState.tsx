import type { Campaign } from '#domain/content/campaign.ts'
import { campaignText } from '#domain/content/campaign-state.ts'
import styles from './CampaignState.module.css'

/**
 * The current state of a campaign and until when. Until hydration, and without scripts, only text that cannot become
 * outdated; its space is reserved.
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
  const { state, label, detail } = campaignText(campaign, now)
  return (
    <p className={styles.line} data-today>
      <strong className={`${styles.state} ${styles[state]}`}>{label}</strong>
      <span className={styles.detail}>{detail}</span>
    </p>
  )
}
