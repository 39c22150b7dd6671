import type { Filler } from './bind-book.ts'
import styles from './FillerPage.module.css'

const TITLES: Record<Filler, string> = {
  stamps: 'スタンプ・半券をはるところ',
  found: '見たもの、食べたもの',
  spent: 'おこづかい帳',
  notes: 'メモ',
}

const COLUMNS: Partial<Record<Filler, readonly string[]>> = {
  found: ['いつ・どこで', 'なにを'],
  spent: ['日', 'なにに', 'いくら'],
}

/** More than any page holds: what does not fit is not seen. */
const MANY = Array.from({ length: 40 }, (_, index) => `line-${index}`)

const Ruled = ({ columns }: { columns: number }) => (
  <div className={styles.ruled} aria-hidden="true">
    {MANY.map((key) => (
      <i key={key} className={styles.row} data-columns={columns} />
    ))}
  </div>
)

/** A page, or what is left of one (`room`), to write on. */
export function FillerPage({ filler }: { filler: Filler | 'room' }) {
  if (filler === 'room') return <Ruled columns={1} />
  const columns = COLUMNS[filler]
  return (
    <>
      <h3 className={styles.title}>{TITLES[filler]}</h3>
      {columns && (
        <p className={styles.columns} data-columns={columns.length}>
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </p>
      )}
      {filler === 'stamps' ? <div className={styles.frame} /> : <Ruled columns={columns?.length ?? 1} />}
    </>
  )
}
