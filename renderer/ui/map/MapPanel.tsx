import cssUrl from 'maplibre-gl/dist/maplibre-gl.css?url'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { drawMap, type MapTrouble } from './draw-map.ts'
import styles from './MapPanel.module.css'
import { MapUnavailable } from './MapUnavailable.tsx'
import type { MapPoint } from './map-point.ts'

type Props = { points: readonly MapPoint[]; title: string; children: ReactNode }

const REASONS: Record<MapTrouble, string> = {
  noTiles: '地図の画像を読み込めませんでした',
  noGraphics: 'お使いの環境では地図を描けませんでした',
}

/** The map itself. It is part of the page only while it is shown. */
export function MapPanel({ points, title, children }: Props) {
  const canvas = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [trouble, setTrouble] = useState<MapTrouble | null>(null)
  const [isDrawn, setDrawn] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another map
  useEffect(() => {
    if (!canvas.current) return
    return drawMap(canvas.current, points, title, {
      onTrouble: setTrouble,
      onDrawn: () => {
        setDrawn(true)
        setTrouble(null)
      },
    })
  }, [points, title, attempt])

  const retry = () => {
    setTrouble(null)
    setDrawn(false)
    setAttempt(attempt + 1)
  }
  return (
    <>
      {/* React shows what follows when the stylesheet is there. */}
      <link rel="stylesheet" href={cssUrl} precedence="map" />
      <div ref={canvas} className={styles.canvas} hidden={trouble !== null} />
      {!isDrawn && !trouble && <p className={styles.waiting}>地図を読み込んでいます</p>}
      {trouble && (
        <div className={styles.trouble}>
          <MapUnavailable reason={REASONS[trouble]} onRetry={trouble === 'noTiles' ? retry : undefined}>
            {children}
          </MapUnavailable>
        </div>
      )}
    </>
  )
}
