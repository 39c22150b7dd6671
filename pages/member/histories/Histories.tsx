import { useSyncExternalStore } from 'react'
import { ARTICLE_TYPES } from '#domain/content/article-type.ts'
import type { HistoryEntry } from '#domain/shelf/entry.ts'
import type { History } from '#domain/shelf/shelf.ts'
import { link } from '#domain/url/link.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { byDay } from '#renderer/shelf/by-day.ts'
import { EmptyShelfNote } from '#renderer/shelf/EmptyShelfNote.tsx'
import { HistorySettings } from '#renderer/shelf/HistorySettings.tsx'
import { removedHistories } from '#renderer/shelf/removed.ts'
import { removeView } from '#renderer/shelf/shelf-actions.ts'
import { shelfItemOfCard } from '#renderer/shelf/shelf-item.ts'
import { shelfSource, shownShelf, subscribe } from '#renderer/shelf/shelf-source.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import { groupedUndo } from '../shelf/grouped-undo.ts'
import { HISTORIES } from '../shelf/lists.ts'
import { ShelfBody } from '../shelf/ShelfBody.tsx'
import { ShelfFrame } from '../shelf/ShelfFrame.tsx'
import { ShelfMember } from '../shelf/ShelfMember.tsx'
import type { SortChoice } from '../shelf/ShelfTools.tsx'
import { type ShelfPage, shelfPageOf } from '../shelf/shelf-pages.ts'
import { useLongList } from '../shelf/useLongList.ts'
import { clearHistory } from './clear-history.ts'

/** Whether the member has paused the history. */
const usePause = (): boolean => useSyncExternalStore(subscribe, () => shownShelf().settings.isPaused)

const SORTS: SortChoice[] = [
  { value: 'newest', label: '見た日が新しい順' },
  { value: 'oldest', label: '見た日が古い順' },
]
/** Long enough to switch between the tabs; pages read meanwhile are added. */
const FRESH_FOR_MS = 4000

const momentOf = ({ views }: HistoryEntry) => (views > 1 ? `${views}回見ました` : '')
const groupsOf = (entries: readonly HistoryEntry[]) => byDay(entries, new Date())

const viewOf = ({ card, title, label: _, ...entry }: HistoryEntry): History => {
  const known = card ? shelfItemOfCard(card)?.known : undefined
  return { ...entry, ...(known && { known }), title }
}
const remove = groupedUndo<HistoryEntry>({
  remove: (entry) => removeView(viewOf(entry)),
  restore: (entries) => shelfSource().restoreViews(entries.map(viewOf)),
  message: (count) => `履歴から${count.toLocaleString('ja-JP')}件削除しました`,
})
const REMOVAL = { remove, label: 'を履歴から削除', variant: 'cross' } as const

/** `/@/histories/spots` and `/@/histories/article-pages`, of all types or of one, by day. */
export function Histories() {
  const path = new URL(usePageContext().urlOriginal, 'https://page.invalid').pathname
  const page = shelfPageOf('histories', path)
  const { retry, ...list } = useLongList(HISTORIES[page.kind], FRESH_FOR_MS)
  const removed = useStore(removedHistories)
  const isPaused = usePause()
  const clear = {
    label: page.kind === 'spot' ? 'スポットの履歴をすべて消す' : '記事の履歴をすべて消す',
    onClear: () => clearHistory(page.kind),
  }
  return (
    <ShelfFrame page={page} path={path}>
      <ShelfMember list={list} onRetry={retry}>
        {isPaused && list.total > 0 && <p>いまは、新しい履歴を残していません。</p>}
        <ShelfBody
          list={list}
          removed={removed}
          type={page.type}
          sorts={SORTS}
          groupsOf={groupsOf}
          momentOf={momentOf}
          removal={REMOVAL}
          nothing={<Nothing page={page} isPaused={isPaused} />}
          onRetry={retry}
        />
        <HistorySettings isPaused={isPaused} clear={list.entries.length > 0 ? clear : null} />
      </ShelfMember>
    </ShelfFrame>
  )
}

const Nothing = ({ page: { kind, type }, isPaused }: { page: ShelfPage<'histories'>; isPaused: boolean }) => (
  <EmptyShelfNote
    first={type && { href: link('@histories-article-pages'), label: '閲覧した記事をすべて見る' }}
  >
    {isPaused
      ? 'いまは、履歴を残していません。下の「閲覧の履歴を残す」を入れると、見たページがここに並びます。'
      : type
        ? `${ARTICLE_TYPES[type]}の履歴は、まだありません。`
        : `見た${kind === 'spot' ? 'スポット' : '記事'}が、ここに日付ごとに並びます。`}
  </EmptyShelfNote>
)
