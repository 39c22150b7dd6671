import { NO_TEXT_YET } from '#renderer/reading/no-text-yet.ts'
import styles from './CampaignState.module.css'

/**
 * The state of a campaign and until when, for renderer/reading/campaign-times.ts. Without scripts only text that cannot
 * become outdated; the space of the rest is reserved.
 */
export function CampaignState({ until }: { until: string }) {
  return (
    <p className={styles.line} data-today>
      <strong className={styles.state} data-part="label" suppressHydrationWarning>
        {NO_TEXT_YET}
      </strong>
      <span className={styles.detail} data-part="detail" suppressHydrationWarning>
        {`応募の締め切りは${until}です`}
      </span>
    </p>
  )
}
