import type { RefObject } from 'react'
import type { ContentKind } from '#domain/content/kind.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { COLUMNS, COLUMNS_OF } from './columns.tsx'
import { type Conditions, changed, naturalOrder, type Sort } from './conditions.ts'
import { ListRow } from './ListRow.tsx'
import styles from './ListTable.module.css'
import type { Selection } from './useSelection.ts'

type Props = {
  kind: ContentKind
  label: string
  rows: readonly Manuscript[]
  names: ReadonlyMap<string, string>
  conditions: Conditions
  onConditions: (next: Conditions) => void
  selection: Selection
  isAsking: boolean
  body: RefObject<HTMLTableSectionElement | null>
  onDuplicate: ((one: Manuscript) => void) | undefined
}

type HeadProps = Pick<Props, 'conditions' | 'onConditions'> & { label: string; sort?: Sort }

/** The head of a column; pressing it again turns the order round. */
const Head = ({ label, sort, conditions, onConditions }: HeadProps) => {
  if (!sort) return <th scope="col">{label}</th>
  const isSorted = conditions.sort === sort
  const turned = conditions.order === 'asc' ? 'desc' : 'asc'
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (conditions.order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <button
        className={styles.sort}
        type="button"
        onClick={() =>
          onConditions(changed(conditions, { sort, order: isSorted ? turned : naturalOrder(sort) }))
        }
      >
        {label}
        <span className={styles.arrow} aria-hidden="true">
          {isSorted ? (conditions.order === 'asc' ? '▲' : '▼') : ''}
        </span>
      </button>
    </th>
  )
}

/** The rows of a list: a table on a desk, cards on a phone. */
export function ListTable(props: Props) {
  const { kind, label, rows, names, selection, isAsking, body, onDuplicate, ...sorting } = props
  const isAll = rows.length > 0 && rows.every(({ id }) => selection.has(id))
  const isSome = rows.some(({ id }) => selection.has(id))
  return (
    <table className={styles.table} aria-busy={isAsking} data-busy={isAsking || undefined}>
      <caption className="visually-hidden">{label}</caption>
      <thead className={styles.head}>
        <tr>
          <td className={styles.pick}>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={isAll}
                ref={(element) => {
                  if (element) element.indeterminate = isSome && !isAll
                }}
                onChange={() => selection.setMany(rows, !isAll)}
              />
              <span className="visually-hidden">このページのすべてを選ぶ</span>
            </label>
          </td>
          <Head label="題名" sort="title" {...sorting} />
          {COLUMNS_OF[kind].map((name) => (
            <Head key={name} label={COLUMNS[name].label} sort={COLUMNS[name].sort} {...sorting} />
          ))}
          {onDuplicate && (
            <td>
              <span className="visually-hidden">操作</span>
            </td>
          )}
        </tr>
      </thead>
      <tbody className={styles.body} ref={body}>
        {rows.map((one) => (
          <ListRow
            key={one.id}
            one={one}
            columns={COLUMNS_OF[kind]}
            names={names}
            isSelected={selection.has(one.id)}
            onSelect={selection.toggle}
            onDuplicate={onDuplicate}
          />
        ))}
      </tbody>
    </table>
  )
}
