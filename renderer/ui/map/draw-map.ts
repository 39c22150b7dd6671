import { LngLatBounds } from 'maplibre-gl'
import { metresBetween } from '#domain/place/distance.ts'
import type { MapPoint } from './map-point.ts'
import { markPoint } from './mark-point.ts'
import { type MapListener, tileMap } from './tile-map.ts'

const SHORT_DISTANCE_METRES = 8000

/**
 * Draws points on a map inside an empty element.
 * @returns the function that removes everything
 */
export function drawMap(
  container: HTMLElement,
  points: readonly MapPoint[],
  title: string,
  listener: MapListener,
): () => void {
  const drawn = tileMap(
    container,
    title,
    {
      bounds: boundsOf(points),
      fitBoundsOptions: { padding: { top: 72, bottom: 40, left: 48, right: 48 }, maxZoom: 15 },
      // One finger scrolls the page, two move the map.
      cooperativeGestures: true,
    },
    listener,
  )
  if (!drawn) return () => {}
  for (const point of points) markPoint(drawn.map, point)
  return drawn.remove
}

/** All points; or the main one and those close to it, with the others within reach. */
function boundsOf(points: readonly MapPoint[]): LngLatBounds {
  const main = points.find(({ isMain }) => isMain)?.position
  const bounds = new LngLatBounds()
  for (const { position } of points)
    if (!main || metresBetween(main, position) <= SHORT_DISTANCE_METRES)
      bounds.extend([position.lng, position.lat])
  return bounds
}
