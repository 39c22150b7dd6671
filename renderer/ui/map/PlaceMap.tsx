import { type ReactNode, Suspense, useState } from 'react'
import { MapUnavailable } from './MapUnavailable.tsx'
import type { MapPoint } from './map-point.ts'
import styles from './PlaceMap.module.css'
import { useMapPanel } from './useMapPanel.ts'

type Props = {
  points: readonly MapPoint[]
  /** What the map is of, for those who cannot see it. */
  title: string
  /** What is said in place of a map that cannot be shown: where the places are. */
  children: ReactNode
}

/**
 * A map that costs nothing until it is asked for: an accordion of fixed shape, which opens before any script runs.
 * Whatever it takes to draw is loaded once it is open, and is gone when it is closed.
 */
export function PlaceMap({ points, title, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles.map}
      // Opened before React was here: nobody hears of that any more.
      ref={(details) => {
        if (details?.open) setOpen(true)
      }}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.toggle}>
        <span className={styles.show}>地図を表示</span>
        <span className={styles.hide}>地図を閉じる</span>
      </summary>
      <div className={styles.panel}>
        {isOpen ? (
          <Panel points={points} title={title}>
            {children}
          </Panel>
        ) : (
          <Waiting />
        )}
        <p className={styles.unscripted}>地図の表示にはJavaScriptが必要です。</p>
      </div>
    </details>
  )
}

function Panel({ children, ...map }: Props) {
  const { MapPanel, hasFailed, retry } = useMapPanel()
  if (hasFailed)
    return (
      <MapUnavailable reason="地図を読み込めませんでした" onRetry={retry}>
        {children}
      </MapUnavailable>
    )
  return (
    <Suspense fallback={<Waiting />}>
      {MapPanel ? <MapPanel {...map}>{children}</MapPanel> : <Waiting />}
    </Suspense>
  )
}

const Waiting = () => <p className={styles.waiting}>地図を準備しています</p>
