import type { Node, ResolvedPos } from 'prosemirror-model'
import { type Command, type EditorState, Selection, type Transaction } from 'prosemirror-state'
import { schema } from '../model/schema.ts'

/** The cell with the caret: row and column, and its table. */
type CellPlace = { table: Node; tableFrom: number; row: number; column: number; $cell: ResolvedPos }

function cellOf({ selection: { $from } }: EditorState): CellPlace | null {
  const name = $from.parent.type.name
  if (name !== 'tableCell' && name !== 'tableHeading') return null
  return {
    table: $from.node(-2),
    tableFrom: $from.before(-2),
    row: $from.index(-2),
    column: $from.index(-1),
    $cell: $from,
  }
}

const emptyRow = (columns: number): Node =>
  schema.nodes.tableRow.create(
    null,
    Array.from({ length: columns }, () => schema.nodes.tableCell.create()),
  )

/** Caret position in a cell of the table at `from`. */
const inCell = (table: Node, from: number, row: number, column: number): number => {
  let at = from + 1
  for (let index = 0; index < row; index++) at += table.child(index).nodeSize
  at += 1
  for (let index = 0; index < column; index++) at += table.child(row).child(index).nodeSize
  return at + 1
}

const goTo = (tr: Transaction, from: number, row: number, column: number): Transaction => {
  const table = tr.doc.nodeAt(from)
  if (!table) return tr
  const at = Math.max(0, Math.min(row, table.childCount - 1))
  const across = Math.max(0, Math.min(column, table.child(at).childCount - 1))
  return tr.setSelection(Selection.near(tr.doc.resolve(inCell(table, from, at, across)))).scrollIntoView()
}

const withRows = (state: EditorState, place: CellPlace, rows: Node[], row: number, column: number) => {
  const { table, tableFrom } = place
  const tr = state.tr.replaceWith(tableFrom, tableFrom + table.nodeSize, table.type.create(table.attrs, rows))
  return goTo(tr, tableFrom, row, column)
}

type CellAct = (state: EditorState, place: CellPlace) => Transaction | null

const rowsOf = ({ table }: CellPlace): Node[] => [...table.content.content]

export const addRow: CellAct = (state, place) => {
  const rows = rowsOf(place)
  const added = emptyRow(rows[0]?.childCount ?? 1)
  return withRows(state, place, rows.toSpliced(place.row + 1, 0, added), place.row + 1, place.column)
}

export const removeRow: CellAct = (state, place) =>
  // The header row cannot be removed.
  place.row === 0
    ? null
    : withRows(state, place, rowsOf(place).toSpliced(place.row, 1), place.row - 1, place.column)

const eachRow = (place: CellPlace, change: (cells: Node[], kind: 'tableHeading' | 'tableCell') => Node[]) =>
  rowsOf(place).map((row, index) =>
    row.type.create(null, change([...row.content.content], index === 0 ? 'tableHeading' : 'tableCell')),
  )

export const addColumn: CellAct = (state, place) => {
  const rows = eachRow(place, (cells, kind) =>
    cells.toSpliced(place.column + 1, 0, schema.nodes[kind].create()),
  )
  return withRows(state, place, rows, place.row, place.column + 1)
}

export const removeColumn: CellAct = (state, place) => {
  if (rowsOf(place).some((row) => row.childCount < 2)) return null
  const rows = eachRow(place, (cells) => cells.toSpliced(place.column, 1))
  return withRows(state, place, rows, place.row, place.column - 1)
}

export const inTable =
  (act: CellAct): Command =>
  (state, dispatch) => {
    const place = cellOf(state)
    const tr = place && act(state, place)
    if (tr && dispatch) dispatch(tr)
    return place !== null
  }

/** Tab moves to the next cell; after the last one it adds a row. */
export const nextCell = inTable((state, place) => {
  const { table, tableFrom, row, column } = place
  if (column + 1 < table.child(row).childCount) return goTo(state.tr, tableFrom, row, column + 1)
  return row + 1 < table.childCount ? goTo(state.tr, tableFrom, row + 1, 0) : withFirstCell(state, place)
})

const withFirstCell: CellAct = (state, place) => addRow(state, { ...place, column: 0 })

export const previousCell = inTable((state, { table, tableFrom, row, column }) => {
  if (column > 0) return goTo(state.tr, tableFrom, row, column - 1)
  return row > 0 ? goTo(state.tr, tableFrom, row - 1, table.child(row - 1).childCount - 1) : null
})

/** Enter moves one row down, as in a spreadsheet. */
export const cellBelow = inTable((state, place) =>
  place.row + 1 < place.table.childCount
    ? goTo(state.tr, place.tableFrom, place.row + 1, place.column)
    : addRow(state, place),
)
