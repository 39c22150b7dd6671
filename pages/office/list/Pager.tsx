import { type Conditions, PAGE_LENGTH, savedText } from './conditions.ts'
import styles from './Pager.module.css'

type Props = {
  conditions: Conditions
  onConditions: (next: Conditions) => void
  total: number
  shown: number
  next: string | null | undefined
}

/** Where the pages begin that were seen, by their conditions: the server knows only the way on. */
const seen = new Map<string, string>()
const keyOf = (conditions: Conditions, page: number) =>
  `${location.pathname}?${savedText(conditions)}#${page}`

const count = (value: number) => value.toLocaleString('ja-JP')

/** From fifty rows to the next fifty, however many there are, and back. */
export function Pager({ conditions, onConditions, total, shown, next }: Props) {
  const { page, cursor } = conditions
  if (cursor) seen.set(keyOf(conditions, page), cursor)
  const first = (page - 1) * PAGE_LENGTH
  const go = (to: Conditions) => {
    onConditions(to)
    document.getElementById('main')?.scrollIntoView()
  }
  const back = () => {
    const before = page > 2 ? seen.get(keyOf(conditions, page - 1)) : undefined
    // Whoever came by an address in the middle goes back to the beginning.
    go({ ...conditions, page: before ? page - 1 : 1, cursor: before ?? '' })
  }
  const isOne = page === 1 && !next
  if (isOne && shown === 0) return null
  return (
    <nav className={styles.pager} aria-label="ページ">
      <p className={styles.range}>
        {shown > 0 && `${count(total)}件のうち${count(first + 1)}から${count(first + shown)}`}
      </p>
      {!isOne && (
        <>
          <button className={styles.step} type="button" disabled={page === 1} onClick={back}>
            {page > 2 && !seen.has(keyOf(conditions, page - 1)) ? '最初のページ' : '前の50件'}
          </button>
          <button
            className={styles.step}
            type="button"
            disabled={!next}
            onClick={() => next && go({ ...conditions, page: page + 1, cursor: next })}
          >
            次の50件
          </button>
        </>
      )}
    </nav>
  )
}
