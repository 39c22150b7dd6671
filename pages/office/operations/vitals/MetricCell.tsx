import type { PageVitals } from '#domain/operations/operations.ts'
import { type Metric, ratingOf } from '#domain/operations/vitals.ts'
import { countText, metricText, RATINGS } from '../texts.ts'
import styles from './MetricCell.module.css'
import { ShareBar } from './ShareBar.tsx'

type Props = { metric: Metric; measured: PageVitals['metrics'][Metric] }

/** A metric of a page type: value, rating, and distribution of visits. */
export function MetricCell({ metric, measured }: Props) {
  if (!measured) return <span className="text-12 text-usuzumi">—</span>
  const { p75, samples, shares } = measured
  const rating = ratingOf(metric, p75)
  const { mark, label } = RATINGS[rating]
  return (
    <span className="grid max-w-[12rem] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 tabular-nums">
      <span className={styles.value} data-rating={rating}>
        <span aria-hidden="true">{mark}</span>
        {metricText(metric, p75)}
        <span className="text-12 font-normal">{label}</span>
      </span>
      <ShareBar shares={shares} />
      <span className="text-12 text-usuzumi">{countText(samples)}回</span>
    </span>
  )
}
