import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { SEARCH_KINDS } from '#domain/content/kind-lists.ts'
import { MONTHS } from '#domain/date/month.ts'
import { PrefectureOptions } from '#renderer/form/PrefectureOptions.tsx'
import styles from './SearchForm.module.css'
import type { SearchTerms } from './search-terms.ts'

/** The fields of a search besides the keyword. */
export function SearchConditions({ query }: { query: SearchTerms }) {
  return (
    <>
      <label className={styles.field}>
        <span className={styles.label}>都道府県</span>
        <select className={styles.input} name="prefecture" defaultValue={query.prefecture ?? ''}>
          <option value="">すべて</option>
          <PrefectureOptions by="slug" />
        </select>
      </label>
      <label className={styles.field}>
        <span className={styles.label}>種類</span>
        <select className={styles.input} name="kind" defaultValue={query.kind ?? ''}>
          <option value="">すべて</option>
          {SEARCH_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {CONTENT_KINDS[kind].label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span className={styles.label}>訪ねる月</span>
        <select className={styles.input} name="month" defaultValue={query.month ?? ''}>
          <option value="">いつでも</option>
          {MONTHS.map((month) => (
            <option key={month} value={month}>
              {month}月
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
