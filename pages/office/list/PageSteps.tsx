import { Pager } from '../list-kit/Pager.tsx'
import { type Conditions, PAGE_LENGTH, savedText } from './conditions.ts'
import { countText, digits } from './count-text.ts'

type Props = {
  conditions: Conditions
  onConditions: (next: Conditions) => void
  total: number
  isMore: boolean
  shown: number
  next: string | null | undefined
}

/** Cursors of the visited pages, by their conditions: the server only returns the next one. */
const seen = new Map<string, string>()
const keyOf = (conditions: Conditions, page: number) =>
  `${location.pathname}?${savedText(conditions)}#${page}`

/** The position in the list, with buttons to the previous and the next fifty rows. */
export function PageSteps({ conditions, onConditions, total, isMore, shown, next }: Props) {
  const { page, cursor } = conditions
  if (cursor) seen.set(keyOf(conditions, page), cursor)
  const first = (page - 1) * PAGE_LENGTH
  const last = first + shown
  // The last page tells what was not counted.
  const all = isMore && !next ? countText(last) : countText(Math.max(total, last), isMore)
  const go = (to: Conditions) => {
    onConditions(to)
    document.getElementById('main')?.scrollIntoView()
  }
  const before = page > 2 ? seen.get(keyOf(conditions, page - 1)) : undefined
  // After opening a later page by its URL, the previous cursor is unknown: go back to the first page.
  const back = () => go({ ...conditions, page: before ? page - 1 : 1, cursor: before ?? '' })
  const on = next ? () => go({ ...conditions, page: page + 1, cursor: next }) : undefined
  const isOne = page === 1 && !next
  if (isOne && shown === 0) return null
  const steps = [
    { label: page > 2 && !before ? '最初のページ' : '前の50件', onPress: page === 1 ? undefined : back },
    { label: '次の50件', onPress: on },
  ]
  return (
    <Pager steps={isOne ? [] : steps}>
      <p>{shown > 0 && `${all}のうち${digits(first + 1)}から${digits(last)}`}</p>
    </Pager>
  )
}
