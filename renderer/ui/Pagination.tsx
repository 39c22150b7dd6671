import styles from './Pagination.module.css'

type Props = {
  page: number
  pages: number
  hrefOf: (page: number) => string
}

/** The page numbers to show: first, last, and those around the current one; `null` is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = new Set(
    [1, pages, page - 1, page, page + 1].filter((number) => number >= 1 && number <= pages),
  )
  const sorted = [...near].sort((a, b) => a - b)
  return sorted.flatMap((number, index) =>
    number - (sorted[index - 1] ?? number) > 1 ? [null, number] : [number],
  )
}

/** Page links, each with its own URL. */
export function Pagination({ page, pages, hrefOf }: Props) {
  if (pages <= 1) return null
  return (
    <nav className={styles.pagination} aria-label="ページ送り">
      <ol className={styles.list}>
        {page > 1 && (
          <li>
            <a className={styles.step} href={hrefOf(page - 1)} rel="prev">
              前へ
            </a>
          </li>
        )}
        {pageNumbers(page, pages).map((number, index) =>
          number === null ? (
            <li key={`gap-${index === 1 ? 'before' : 'after'}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a
                className={styles.step}
                href={hrefOf(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={`${number}ページ目`}
              >
                {number}
              </a>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <a className={styles.step} href={hrefOf(page + 1)} rel="next">
              次へ
            </a>
          </li>
        )}
      </ol>
    </nav>
  )
}
