/** What may stand beside each other, whatever a hostile table says. */
const MAX_COLUMNS = 20

type Words = (element: Element) => string

export type ReadTable = { caption: string; rows: string[][]; isSplit: boolean; isCut: boolean }

/** The words of each cell in every column and row that it reaches across, so that all columns stay below each other. */
function gridOf(table: HTMLTableElement, words: Words): Omit<ReadTable, 'caption'> {
  const grid: string[][] = Array.from(table.rows, () => [])
  let [isSplit, isCut] = [false, false]
  for (const [at, row] of [...table.rows].entries()) {
    let column = 0
    for (const cell of row.cells) {
      while (grid[at]?.[column] !== undefined) column++
      const width = Math.max(1, cell.colSpan)
      // 0 is all rows that are left.
      const height = Math.min(cell.rowSpan || grid.length, grid.length - at)
      const text = words(cell)
      isCut ||= column >= MAX_COLUMNS && text !== ''
      if (column >= MAX_COLUMNS) continue
      isSplit ||= width > 1 || height > 1
      for (const line of grid.slice(at, at + height))
        for (let to = column; to < Math.min(column + width, MAX_COLUMNS); to++) line[to] = text
      column = Math.min(column + width, MAX_COLUMNS)
    }
  }
  // A cell from above may leave room before it.
  return { rows: grid.map((row) => Array.from(row, (text = '') => text)), isSplit, isCut }
}

/** The words of a table: its caption and its rows. `null` for one that only lays a page out. */
export function readTable(table: HTMLTableElement, words: Words): ReadTable | null {
  const grid = gridOf(table, words)
  const rows = grid.rows.filter((row) => row.some(Boolean))
  const isLayout = rows.length < 2 && (rows[0]?.length ?? 0) < 2
  const holdsTable = table.querySelector('table') !== null
  return isLayout || holdsTable ? null : { ...grid, caption: table.caption ? words(table.caption) : '', rows }
}
