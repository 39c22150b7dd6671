import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import type { ArticleType } from '#domain/content/article-type.ts'
import { keyOf } from '#domain/shelf/shelf.ts'
import { Button } from '#renderer/form/Button.tsx'
import type { Group } from '#renderer/shelf/first-of.ts'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { type Entry, found, type Sort, sorted } from './entries.ts'
import type { LongList } from './long-list.ts'
import type { Removal } from './ShelfRow.tsx'
import { ShelfRows } from './ShelfRows.tsx'
import { ShelfTools, type SortChoice } from './ShelfTools.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'

type Props<Of extends Entry> = {
  list: LongList<Of>
  removed: ReadonlySet<string>
  type: ArticleType | null
  sorts: readonly SortChoice[]
  groupsOf: (entries: readonly Of[]) => readonly Group<Of>[]
  momentOf: (entry: Of) => string
  removal: Removal<Of>
  /** The content of an empty list. */
  nothing: ReactNode
  onRetry: () => void
}

/** A list of the shelf with its search, sort order and rows. */
export function ShelfBody<Of extends Entry>(props: Props<Of>) {
  const { list, removed, type, groupsOf, nothing, onRetry } = props
  const [query, setQuery] = useState('')
  const [sort, setSort] = useState<Sort>('newest')
  // Deferred: typing and choosing respond at once, the rows follow.
  const [deferredQuery, order] = [useDeferredValue(query), useDeferredValue(sort)]
  const visible = useMemo(
    () =>
      list.entries.filter((entry) => !removed.has(keyOf(entry)) && (type === null || entry.label === type)),
    [list.entries, removed, type],
  )
  const shown = useMemo(() => sorted(found(visible, deferredQuery), order), [visible, deferredQuery, order])
  const groups = useMemo(() => groupsOf(shown), [groupsOf, shown])
  if (list.isComplete && visible.length === 0) return nothing
  return (
    <>
      <ShelfTools query={query} onQuery={setQuery} sort={sort} sorts={props.sorts} onSort={setSort} />
      <p className="-mb-16 text-13 text-usuzumi tabular-nums" role="status">
        {list.isComplete ? `${shown.length.toLocaleString('ja-JP')}件` : '続きを読み込んでいます。'}
      </p>
      <ShelfRows
        groups={groups}
        of={`${order} ${deferredQuery}`}
        momentOf={props.momentOf}
        removal={props.removal}
      />
      {list.isComplete && shown.length === 0 && (
        <EmptyNote>
          <p>「{deferredQuery}」に当てはまるものはありません。</p>
          <Button onClick={() => setQuery('')}>検索の言葉を消す</Button>
        </EmptyNote>
      )}
      {list.isLoading && !list.isComplete && <SkeletonRows count={2} />}
      {list.error && (
        <div
          className="flex flex-wrap items-center gap-x-16 gap-y-8 bg-kohaku-wash px-16 py-12 text-15"
          role="alert"
        >
          <p>{list.isComplete ? '最新の内容を確認できませんでした。' : '続きを読み込めませんでした。'}</p>
          <Button onClick={onRetry}>もう一度読み込む</Button>
        </div>
      )}
    </>
  )
}
