/** Nobody sees a crop move by a fortieth; without a grid the crops of one picture would be without number. */
const GRID = 20

/** A point of a picture, in twentieths of its width and height. */
export type GridPoint = readonly [x: number, y: number]

export const MIDDLE: GridPoint = [GRID / 2, GRID / 2]

const toGrid = (share: number): number => Math.round(share * GRID)

/** The point of the grid that stands for a focal point, 0–1 each way. */
export const gridPoint = ({ x, y }: { x: number; y: number }): GridPoint => [toGrid(x), toGrid(y)]

/** A point of the grid as crops are made around it, 0–1 each way. */
export const gravityAt = ([x, y]: GridPoint): { x: number; y: number } => ({ x: x / GRID, y: y / GRID })

export const isSamePoint = (one: GridPoint, other: GridPoint): boolean =>
  one[0] === other[0] && one[1] === other[1]

/** So many focal points one picture has besides its middle; what it is shown with beyond that is cropped nearby. */
export const MAX_FOCAL_POINTS = 4

/**
 * The point around which a picture is cropped, of those that are its own: the one asked for, or the nearest. `own` is
 * in the order of what counts most.
 */
export function nearestOwnPoint(asked: GridPoint, own: readonly GridPoint[]): GridPoint {
  const distance = ([x, y]: GridPoint) => (x - asked[0]) ** 2 + (y - asked[1]) ** 2
  const distinct = own.filter(
    (point, index) =>
      !isSamePoint(point, MIDDLE) && own.findIndex((other) => isSamePoint(point, other)) === index,
  )
  return [MIDDLE, ...distinct.slice(0, MAX_FOCAL_POINTS)].reduce((best, point) =>
    distance(point) < distance(best) ? point : best,
  )
}
