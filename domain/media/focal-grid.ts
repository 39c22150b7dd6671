/** Focal points are rounded to a grid to limit the number of crops per picture; a shift of a fortieth is invisible. */
const GRID = 20

/** A point of a picture, in twentieths of its width and height. */
export type GridPoint = readonly [x: number, y: number]

export const MIDDLE: GridPoint = [GRID / 2, GRID / 2]

const toGrid = (share: number): number => Math.round(share * GRID)

/** The grid point of a focal point (0–1 on both axes). */
export const gridPoint = ({ x, y }: { x: number; y: number }): GridPoint => [toGrid(x), toGrid(y)]

/** The crop centre of a grid point, 0–1 on both axes. */
export const gravityAt = ([x, y]: GridPoint): { x: number; y: number } => ({ x: x / GRID, y: y / GRID })

export const isSamePoint = (one: GridPoint, other: GridPoint): boolean =>
  one[0] === other[0] && one[1] === other[1]

/** Maximum number of focal points per picture besides the centre; further ones use the nearest of these. */
export const MAX_FOCAL_POINTS = 4

/**
 * The focal point to crop around: the requested one, or the nearest of the picture's own. `own` is in order of
 * priority.
 */
export function nearestOwnPoint(target: GridPoint, own: readonly GridPoint[]): GridPoint {
  const distance = ([x, y]: GridPoint) => (x - target[0]) ** 2 + (y - target[1]) ** 2
  const distinct = own.filter(
    (point, index) =>
      !isSamePoint(point, MIDDLE) && own.findIndex((other) => isSamePoint(point, other)) === index,
  )
  return [MIDDLE, ...distinct.slice(0, MAX_FOCAL_POINTS)].reduce((best, point) =>
    distance(point) < distance(best) ? point : best,
  )
}
