import type { ReactNode } from 'react'
import styles from './PlaceMap.module.css'

type Props = { reason: string; onRetry?: () => void; children: ReactNode }

/** In place of a map: why there is none, where the places are all the same, and a way to try again. */
export function MapUnavailable({ reason, onRetry, children }: Props) {
  return (
    <div className={styles.message} role="status">
      <p>
        <strong>{reason}</strong>
      </p>
      {children}
      {onRetry && (
        <button className={styles.retry} type="button" onClick={onRetry}>
          もう一度読み込む
        </button>
      )}
    </div>
  )
}
