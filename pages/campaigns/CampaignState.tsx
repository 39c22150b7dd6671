import { NO_TEXT_YET } from '#renderer/reading/no-text-yet.ts'
import styles from './CampaignState.module.css'

type Props = {
  /** The state, where the page is rendered again when that changes. */
  label?: string
  /** A text that cannot become outdated. */
  detail: string
}

/**
 * The state of a campaign and until when, for renderer/reading/campaign-times.ts. Without scripts only these texts; the
 * space of the rest is reserved.
 */
export function CampaignState({ label = NO_TEXT_YET, detail }: Props) {
  return (
    <p className={styles.line} data-today>
      <strong className={styles.state} data-part="label" suppressHydrationWarning>
        {label}
      </strong>
      <span className={styles.detail} data-part="detail" suppressHydrationWarning>
        {detail}
      </span>
    </p>
  )
}
