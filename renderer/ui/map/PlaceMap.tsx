import { type ReactNode, Suspense, useState } from 'react'
import { MapUnavailable } from './MapUnavailable.tsx'
import type { MapPoint } from './map-point.ts'
import styles from './PlaceMap.module.css'
import { NEVER, useMapCode } from './useMapCode.ts'

type Props = {
  points: readonly MapPoint[]
  /** The accessible name of the map. */
  title: string
  /** Shown if the map cannot be: where the places are listed. */
  children: ReactNode
}

/**
 * A map loaded on demand, in a `details` element of fixed size that works without script. Its code is loaded when it
 * is opened, and the map is removed when it is closed.
 */
export function PlaceMap({ points, title, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles.map}
      // Opened before hydration: the toggle event is over.
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
          <Placeholder />
        )}
        <p className={styles.unscripted}>地図の表示にはJavaScriptが必要です。</p>
      </div>
    </details>
  )
}

function Panel({ children, ...map }: Props) {
  const { code, hasFailed, retry } = useMapCode(loadPanel)
  if (hasFailed)
    return (
      <MapUnavailable reason="地図を読み込めませんでした" onRetry={retry}>
        {children}
      </MapUnavailable>
    )
  return (
    <Suspense fallback={<Placeholder />}>
      {code ? <code.MapPanel {...map}>{children}</code.MapPanel> : <Placeholder />}
    </Suspense>
  )
}

const loadPanel = (): Promise<typeof import('./MapPanel.tsx')> =>
  import.meta.env.SSR ? NEVER : import('./MapPanel.tsx')

const Placeholder = () => <p className={styles.waiting}>地図を準備しています</p>
