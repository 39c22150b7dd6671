import type { BusinessStatus } from '#domain/place/business-status.ts'
import styles from './PlaceStatus.module.css'

const TEXTS: Partial<Record<BusinessStatus, string>> = {
  closed: 'この施設は閉業しました。記録としてページを残しています。',
  tempClosed: 'この施設は現在休業しています。',
  seasonal: 'この施設は期間を限って営業しています。',
}

/** A banner for places that are closed. */
export function PlaceStatus({ status }: { status: BusinessStatus }) {
  const text = TEXTS[status]
  return text ? <p className={styles.status}>{text}</p> : null
}
