/** Upper bound against hostile tables. */
const MAX_COLUMNS = 20

type CellText = (element: Element) => string

type ReadTable = { caption: string; rows: string[][]; isSplit: boolean; isCut: boolean }

/** Spreads cells with colspan and rowspan, so that columns stay aligned. */
function gridOf(table: HTMLTableElement, textOf: CellText): Omit<ReadTable, 'caption'> {
  const grid: string[][] = Array.from(table.rows, () => [])
  let [isSplit, isCut] = [false, false]
  for (const [at, row] of [...table.rows].entries()) {
    let column = 0
    for (const cell of row.cells) {
      while (grid[at]?.[column] !== undefined) column++
      const width = Math.max(1, cell.colSpan)
      // `rowspan="0"` means all remaining rows.
      const height = Math.min(cell.rowSpan || grid.length, grid.length - at)
      const text = textOf(cell)
      isCut ||= column >= MAX_COLUMNS && text !== ''
      if (column >= MAX_COLUMNS) continue
      isSplit ||= width > 1 || height > 1
      for (const line of grid.slice(at, at + height))
        for (let to = column; to < Math.min(column + width, MAX_COLUMNS); to++) line[to] = text
      column = Math.min(column + width, MAX_COLUMNS)
    }
  }
  // Fills gaps left by spanning cells.
  return { rows: grid.map((row) => Array.from(row, (text = '') => text)), isSplit, isCut }
}

/** Caption and rows of a table. `null` for a layout table. */
export function readTable(table: HTMLTableElement, textOf: CellText): ReadTable | null {
  const grid = gridOf(table, textOf)
  const rows = grid.rows.filter((row) => row.some(Boolean))
  const isLayout = rows.length < 2 && (rows[0]?.length ?? 0) < 2
  const containsTable = table.querySelector('table') !== null
  return isLayout || containsTable
    ? null
    : { ...grid, caption: table.caption ? textOf(table.caption) : '', rows }
}
