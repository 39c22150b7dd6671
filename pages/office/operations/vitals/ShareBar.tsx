import { scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import type { Rating } from '#domain/operations/vitals.ts'
import { RATINGS, shareText } from '../texts.ts'
import styles from './ShareBar.module.css'

const RATING_ORDER: readonly Rating[] = ['good', 'fair', 'poor']
const WIDTH = 100
const HEIGHT = 6

/** How visits divide into good, fair and poor; its words say the same. */
export function ShareBar({ shares }: { shares: Record<Rating, number> }) {
  const x = scaleLinear({ domain: [0, 1], range: [0, WIDTH] })
  let before = 0
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={RATING_ORDER.map((rating) => `${RATINGS[rating].label}${shareText(shares[rating])}`).join(
        '、',
      )}
    >
      {RATING_ORDER.map((rating) => {
        const from = before
        before += shares[rating]
        return (
          <Bar
            key={rating}
            className={styles.part}
            data-rating={rating}
            x={x(from)}
            y={0}
            width={x(shares[rating])}
            height={HEIGHT}
          />
        )
      })}
    </svg>
  )
}
