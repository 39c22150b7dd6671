import type { Position } from '../place/distance.ts'

/** Places that are too close to each other for a pin each, at the position of the first one. */
export type Cluster<Entry> = { position: Position; members: Entry[] }

/** The pixels of the whole world at zoom level 0, as MapLibre counts them. */
const WORLD = 512

/** Web Mercator: the pixel of a position at a zoom level. */
function pixelOf({ lat, lng }: Position, zoom: number): { x: number; y: number } {
  const size = WORLD * 2 ** zoom
  const radians = (lat * Math.PI) / 180
  return {
    x: ((lng + 180) / 360) * size,
    y: ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * size,
  }
}

/**
 * Groups entries so that no two groups are closer than `distance` pixels at a zoom level. An entry joins the nearest
 * group within that distance, or begins one. The same entries in the same order give the same groups, wherever the map
 * is. Each entry looks at nine cells of a grid only.
 */
export function clusters<Entry extends { position: Position }>(
  entries: readonly Entry[],
  zoom: number,
  distance: number,
): Cluster<Entry>[] {
  type Placed = { x: number; y: number; cluster: Cluster<Entry> }
  const cells = new Map<string, Placed[]>()
  const around = (column: number, row: number): Placed[] =>
    [-1, 0, 1].flatMap((down) =>
      [-1, 0, 1].flatMap((right) => cells.get(`${column + right} ${row + down}`) ?? []),
    )
  const all: Cluster<Entry>[] = []
  for (const entry of entries) {
    const { x, y } = pixelOf(entry.position, zoom)
    const [column, row] = [Math.floor(x / distance), Math.floor(y / distance)]
    let nearest: Placed | null = null
    let least = distance
    for (const placed of around(column, row)) {
      const apart = Math.hypot(placed.x - x, placed.y - y)
      if (apart >= least) continue
      least = apart
      nearest = placed
    }
    if (nearest) {
      nearest.cluster.members.push(entry)
      continue
    }
    const cluster = { position: entry.position, members: [entry] }
    all.push(cluster)
    const cell = `${column} ${row}`
    cells.set(cell, [...(cells.get(cell) ?? []), { x, y, cluster }])
  }
  return all
}
