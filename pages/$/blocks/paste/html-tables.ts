/** What may stand beside each other, whatever a hostile table says. */
const MOST_COLUMNS = 20

type Words = (element: Element) => string

const cellsOf = (row: HTMLTableRowElement, words: Words): string[] =>
  [...row.cells]
    .flatMap((cell) => {
      const width = Math.min(MOST_COLUMNS, Math.max(1, cell.colSpan))
      return [words(cell), ...Array<string>(width - 1).fill('')]
    })
    .slice(0, MOST_COLUMNS)

/** The words of a table: its caption and its rows. `null` for one that only lays a page out. */
export function readTable(
  table: HTMLTableElement,
  words: Words,
): { caption: string; rows: string[][] } | null {
  const rows = [...table.rows].map((row) => cellsOf(row, words)).filter((row) => row.some(Boolean))
  const isLayout = rows.length < 2 && (rows[0]?.length ?? 0) < 2
  const holdsTable = table.querySelector('table') !== null
  return isLayout || holdsTable ? null : { caption: table.caption ? words(table.caption) : '', rows }
}
