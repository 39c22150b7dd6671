import input from '#renderer/form/Input.module.css'
import type { Sort } from './entries.ts'

export type SortChoice = { value: Sort; label: string }

type Props = {
  query: string
  onQuery: (query: string) => void
  sort: Sort
  sorts: readonly SortChoice[]
  onSort: (sort: Sort) => void
}

/** Search and sort order of the list. */
export function ShelfTools({ query, onQuery, sort, sorts, onSort }: Props) {
  return (
    <search className="grid grid-cols-[minmax(0,1fr)_minmax(0,11rem)] items-end gap-12 md:grid-cols-[minmax(0,22rem)_12rem] md:justify-between print:hidden">
      <label className="grid min-w-0 gap-4">
        <span className="text-13 text-usuzumi">リストのなかを検索</span>
        <input
          className={input.input}
          type="search"
          value={query}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="名前や地名"
          onChange={({ target }) => onQuery(target.value)}
        />
      </label>
      <label className="grid min-w-0 gap-4">
        <span className="text-13 text-usuzumi">並び順</span>
        <select className={input.input} value={sort} onChange={({ target }) => onSort(target.value as Sort)}>
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </search>
  )
}
