import type { Feature } from '#domain/content/feature.ts'
import { japaneseDay } from '#domain/date/japanese-date.ts'
import styles from './TravelPeriod.module.css'

/** The season of a feature; none for most. */
export function TravelPeriod({ period }: Pick<Feature, 'period'>) {
  if (!period) return null
  return (
    <p className={styles.period}>
      旅の時季：
      <time dateTime={period.from}>{japaneseDay(period.from)}</time>〜
      <wbr />
      <time dateTime={period.to}>{japaneseDay(period.to)}</time>
    </p>
  )
}
