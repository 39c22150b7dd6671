import type { Rating } from '#domain/operations/vitals.ts'
import { RATINGS, shareText } from '../texts.ts'
import styles from './ShareBar.module.css'

const RATING_ORDER: readonly Rating[] = ['good', 'fair', 'poor']

/** Distribution of good, fair and poor visits, as a bar with text. */
export function ShareBar({ shares }: { shares: Record<Rating, number> }) {
  let before = 0
  return (
    <svg
      className="h-[6px] w-full [print-color-adjust:exact]"
      viewBox="0 0 1 1"
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
          <rect
            key={rating}
            className={styles.part}
            data-rating={rating}
            x={from}
            width={shares[rating]}
            height={1}
          />
        )
      })}
    </svg>
  )
}
