import type { ReactNode } from 'react'
import styles from './PlaceMap.module.css'

type Props = { reason: string; onRetry?: () => void; children: ReactNode }

/** Shown in place of a map: the reason, where the places are listed, and a retry button. */
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
