import { type ReactNode, useCallback } from 'react'
import { drawMap } from './draw-map.ts'
import { MapFrame } from './MapFrame.tsx'
import type { MapPoint } from './map-point.ts'
import type { DrawMap } from './tile-map.ts'

type Props = { points: readonly MapPoint[]; title: string; children: ReactNode }

/** The map of some points. Rendered only while it is open. */
export function MapPanel({ points, title, children }: Props) {
  const draw: DrawMap = useCallback(
    (container, listener) => drawMap(container, points, title, listener),
    [points, title],
  )
  return <MapFrame draw={draw}>{children}</MapFrame>
}
