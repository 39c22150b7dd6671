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

/** More lines than fit on any page: the rest is clipped. */
const MANY = Array.from({ length: 40 }, (_, index) => index + 1)
const LINE_HEIGHT = 2.1

/** The column positions of a table, in percent. */
const PARTINGS: Record<number, readonly number[]> = { 1: [], 2: [33.3], 3: [19.2, 76.9] }

/** An SVG, because boxes would overflow the page invisibly and print another sheet. */
const Ruled = ({ columns }: { columns: number }) => (
  <svg
    // Fills the remaining height with whole lines.
    className="min-h-0 w-full flex-[1_1_0] overflow-hidden [contain:size] [&_line]:stroke-[#c9c2b4] [&_line]:[stroke-width:0.5pt]"
    aria-hidden="true"
  >
    {MANY.map((number) => {
      const y = `${(number * LINE_HEIGHT).toFixed(1)}em`
      return <line key={number} x1="0" x2="100%" y1={y} y2={y} />
    })}
    {PARTINGS[columns]?.map((x) => (
      <line key={x} x1={`${x}%`} x2={`${x}%`} y1="0" y2="100%" />
    ))}
  </svg>
)

/** A page, or the rest of one (`room`), for notes. */
export function FillerPage({ filler }: { filler: Filler | 'room' }) {
  if (filler === 'room') return <Ruled columns={1} />
  const columns = COLUMNS[filler]
  return (
    <>
      <h3 className="pb-[0.5em] font-mincho text-[1.3em] leading-[1.4] font-semibold">{TITLES[filler]}</h3>
      {columns && (
        <p className={styles.columns} data-columns={columns.length}>
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </p>
      )}
      {filler === 'stamps' ? (
        <div className="mt-[0.3em] min-h-0 flex-[1_1_0] border-[0.8pt] border-dashed border-[#8b8172]" />
      ) : (
        <Ruled columns={columns?.length ?? 1} />
      )}
    </>
  )
}
