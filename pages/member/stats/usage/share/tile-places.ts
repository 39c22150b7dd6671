/** The position and span of a tile on the grid of 27 by 30 half tiles. The first row and column are 1. */
type TilePlace = { row: number; column: number; rows: number; columns: number; isAcross: boolean }

/** These are labelled horizontally, all others vertically. */
const ACROSS = new Set(['02', '07', '11', '14', '15', '30', '46', '47'])

/**
 * The same positions as renderer/ui/TileMapPlaces.module.css, which a canvas cannot read. In the order of the codes
 * from 01.
 */
const PLACES = [
  [1, 22, 4, 6],
  [6, 24, 2, 4],
  [8, 26, 2, 2],
  [10, 26, 2, 2],
  [8, 24, 2, 2],
  [10, 24, 2, 2],
  [12, 24, 2, 4],
  [14, 26, 4, 2],
  [14, 24, 2, 2],
  [14, 22, 2, 2],
  [16, 22, 2, 4],
  [18, 26, 4, 2],
  [18, 24, 2, 2],
  [20, 23, 2, 3],
  [12, 20, 2, 4],
  [14, 18, 2, 2],
  [13, 16, 3, 2],
  [16, 16, 3, 2],
  [18, 22, 2, 2],
  [14, 20, 6, 2],
  [16, 18, 4, 2],
  [20, 21, 2, 2],
  [20, 19, 2, 2],
  [21, 17, 3, 2],
  [19, 16, 2, 2],
  [17, 14, 4, 2],
  [21, 13, 2, 2],
  [17, 11, 4, 3],
  [21, 15, 2, 2],
  [23, 13, 2, 4],
  [17, 9, 2, 2],
  [17, 7, 2, 2],
  [19, 9, 2, 2],
  [19, 7, 2, 2],
  [18, 5, 3, 2],
  [24, 10, 2, 2],
  [22, 10, 2, 2],
  [22, 8, 2, 2],
  [24, 8, 2, 2],
  [21, 3, 2, 2],
  [22, 1, 2, 2],
  [24, 1, 2, 2],
  [23, 3, 3, 2],
  [22, 5, 2, 2],
  [24, 5, 3, 2],
  [26, 2, 2, 3],
  [29, 1, 2, 3],
] as const

/** The position of a prefecture by its code, `01`–`47`. */
export function tilePlace(code: string): TilePlace {
  const [row, column, rows, columns] = PLACES[Number(code) - 1] ?? [1, 1, 0, 0]
  return { row, column, rows, columns, isAcross: ACROSS.has(code) }
}
