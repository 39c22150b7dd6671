import cssUrl from 'maplibre-gl/dist/maplibre-gl.css?url'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './MapPanel.module.css'
import { MapUnavailable } from './MapUnavailable.tsx'
import type { DrawMap, MapProblem } from './tile-map.ts'

type Props = {
  /** Called again when it changes, and on each attempt. */
  draw: DrawMap
  /** Shown if the map cannot be. */
  children: ReactNode
}

const REASONS: Record<MapProblem, string> = {
  noTiles: '地図の画像を読み込めませんでした',
  noGraphics: 'お使いの環境では地図を描けませんでした',
}

/** The frame in which a map is drawn, with its messages. Rendered only while the map is open. */
export function MapFrame({ draw, children }: Props) {
  const canvas = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [problem, setProblem] = useState<MapProblem | null>(null)
  const [isDrawn, setDrawn] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on each attempt
  useEffect(() => {
    if (!canvas.current) return
    return draw(canvas.current, {
      onProblem: setProblem,
      onDrawn: () => {
        setDrawn(true)
        setProblem(null)
      },
    })
  }, [draw, attempt])

  const retry = () => {
    setProblem(null)
    setDrawn(false)
    setAttempt(attempt + 1)
  }
  return (
    <>
      {/* React suspends until the stylesheet is loaded. */}
      <link rel="stylesheet" href={cssUrl} precedence="map" />
      <div ref={canvas} className={styles.canvas} hidden={problem !== null} />
      {!isDrawn && !problem && <p className={styles.waiting}>地図を読み込んでいます</p>}
      {problem && (
        <div className={styles.problem}>
          <MapUnavailable reason={REASONS[problem]} onRetry={problem === 'noTiles' ? retry : undefined}>
            {children}
          </MapUnavailable>
        </div>
      )}
    </>
  )
}
