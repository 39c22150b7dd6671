import { memo, type ReactNode, type RefObject } from 'react'
import { ListState, type ListStateProps } from './ListState.tsx'
import styles from './Rows.module.css'

export type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  /** Aligned to the end of the column. */
  isNumber?: boolean
  /** Takes the full width of a card. */
  isWide?: boolean
  /** Has its label in the dense layout too, because a date alone is ambiguous. */
  isDated?: boolean
  /** For buttons, whose labels are sufficient. */
  hasNoHead?: boolean
  /** The sort order that its head selects. */
  sort?: string
}

/** The first column names the row. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]]

type Sorting = { sort: string; order: 'asc' | 'desc'; onSort: (sort: string) => void }

type Selecting<Row> = {
  has: (id: string) => boolean
  /** `isSpan`: the range from the last selected row to this one. */
  toggle: (row: Row, isSpan: boolean) => void
  setMany: (rows: readonly Row[], isChosen: boolean) => void
  nameOf: (row: Row) => string
}

type TableProps<Row> = {
  /** The accessible name of the table. */
  label: string
  idOf: (row: Row) => string
  columns: Columns<Row>
  /**
   * On a phone rows are cards with one fact per line; `compact`: facts share lines; `dense`: also without their
   * labels, and with lower rows on wide screens.
   */
  layout?: 'cards' | 'compact' | 'dense'
  sorting?: Sorting
  selecting?: Selecting<Row>
  body?: RefObject<HTMLTableSectionElement | null>
}

type Props<Row> = TableProps<Row> & Omit<ListStateProps, 'rows'> & { rows: readonly Row[] | undefined }

/** A list of rows: a table on wide screens, cards on a phone, with its empty, loading and failed states. */
export const Rows = <Row,>({ isBusy = false, error, retry = () => {}, empty, ...props }: Props<Row>) => (
  <ListState rows={props.rows} isBusy={isBusy} error={error} retry={retry} empty={empty}>
    <Table {...props} />
  </ListState>
)

function Table<Row>(props: TableProps<Row> & { rows: readonly Row[] | undefined }) {
  const { label, rows = [], idOf, columns, layout = 'cards', sorting, selecting, body } = props
  return (
    <table
      // On a phone every row is a card: its name, then each fact with what it is called.
      className={`${styles.table} w-full border-collapse text-13 leading-[1.6] max-md:grid max-md:grid-cols-1 [&[data-layout=dense]_td]:whitespace-nowrap`}
      aria-label={label}
      data-layout={layout}
    >
      <thead className={styles.head}>
        <tr>
          {selecting && <SelectAll rows={rows} idOf={idOf} selecting={selecting} />}
          {columns.map((column) => (
            <Head key={column.label} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody
        // On a phone every row is a card: its name, then each fact with what it is called.
        className="max-md:grid max-md:grid-cols-1"
        ref={body}
      >
        {rows.map((row) => (
          <TableRow
            key={idOf(row)}
            row={row}
            id={idOf(row)}
            columns={columns}
            isSelected={selecting?.has(idOf(row)) ?? false}
            nameOf={selecting?.nameOf}
            onSelect={selecting?.toggle}
          />
        ))}
      </tbody>
    </table>
  )
}

type HeadProps<Row> = { column: Column<Row>; sorting: Sorting | undefined }

/** The head of a column; pressing the active one reverses the order. */
function Head<Row>({ column: { label, isNumber, hasNoHead, sort }, sorting }: HeadProps<Row>) {
  const order = sorting && sort === sorting.sort ? sorting.order : undefined
  return (
    <th
      scope="col"
      data-number={isNumber}
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
    >
      {sort && sorting ? (
        <button className={`${styles.sort} hover:text-ai`} type="button" onClick={() => sorting.onSort(sort)}>
          {label}
          <span className="text-[0.625rem]" aria-hidden="true">
            {order && (order === 'asc' ? '▲' : '▼')}
          </span>
        </button>
      ) : (
        <span className={hasNoHead ? 'visually-hidden' : undefined}>{label}</span>
      )}
    </th>
  )
}

type AllProps<Row> = { rows: readonly Row[]; idOf: (row: Row) => string; selecting: Selecting<Row> }

function SelectAll<Row>({ rows, idOf, selecting: { has, setMany } }: AllProps<Row>) {
  const isAll = rows.length > 0 && rows.every((row) => has(idOf(row)))
  const isSome = rows.some((row) => has(idOf(row)))
  return (
    <td className={styles.pick}>
      <label className="grid size-tap cursor-pointer place-content-center [&_input]:size-[1.125rem] [&_input]:cursor-pointer [&_input]:accent-ai">
        <input
          type="checkbox"
          checked={isAll}
          ref={(element) => {
            if (element) element.indeterminate = isSome && !isAll
          }}
          onChange={() => setMany(rows, !isAll)}
        />
        <span className="visually-hidden">このページのすべてを選ぶ</span>
      </label>
    </td>
  )
}

type RowProps<Row> = {
  row: Row
  id: string
  columns: Columns<Row>
  isSelected: boolean
  nameOf: Selecting<Row>['nameOf'] | undefined
  onSelect: Selecting<Row>['toggle'] | undefined
}

/** Re-renders only when the row, the columns or its selection change. */
const TableRow = memo(function TableRow<Row>({
  row,
  id,
  columns,
  isSelected,
  nameOf,
  onSelect,
}: RowProps<Row>) {
  const [first, ...rest] = columns
  return (
    <tr className={styles.row} data-id={id} data-selected={isSelected || undefined}>
      {onSelect && (
        <td className={styles.pick}>
          <label className="grid size-tap cursor-pointer place-content-center [&_input]:size-[1.125rem] [&_input]:cursor-pointer [&_input]:accent-ai">
            <input
              type="checkbox"
              data-pick
              checked={isSelected}
              onChange={({ nativeEvent }) =>
                onSelect(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
              }
            />
            <span className="visually-hidden">「{nameOf?.(row)}」を選ぶ</span>
          </label>
        </td>
      )}
      <th scope="row" className={`${styles.name} max-md:col-span-full max-md:text-15`}>
        {first.cell(row)}
      </th>
      {rest.map(({ label, cell, isNumber, isWide, isDated, hasNoHead }) => {
        const content = cell(row)
        return (
          <td
            key={label}
            data-label={hasNoHead ? undefined : label}
            data-number={isNumber}
            data-wide={isWide}
            data-dated={isDated}
            data-empty={content ? undefined : ''}
          >
            {content}
          </td>
        )
      })}
    </tr>
  )
}) as <Row>(props: RowProps<Row>) => ReactNode
