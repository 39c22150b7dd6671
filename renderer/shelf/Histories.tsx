import { useState } from 'react'
import type { History } from '#domain/shelf/shelf.ts'
import { byDay } from './by-day.ts'
import { EmptyShelfNote } from './EmptyShelfNote.tsx'
import { HistorySettings } from './HistorySettings.tsx'
import { ALL_KINDS, KindFilter, shownOf } from './KindFilter.tsx'
import { ShelfList } from './ShelfList.tsx'
import { removeAllViews, removeView } from './shelf-actions.ts'
import { shelfSource } from './shelf-source.ts'

type Props = { histories: readonly History[]; isPaused: boolean; isOpen: boolean }

const CLEAR = { label: '履歴をすべて消す', onClear: removeAllViews }

const visits = ({ views }: History) => (views > 1 ? `${views}回読みました` : '')

/** The browsing history by day, and its settings. */
export function Histories({ histories, isPaused, isOpen }: Props) {
  const [kind, setKind] = useState(ALL_KINDS)
  // The drawer shows only the newest entries of an account; its page can clear all.
  const canClear = histories.length > 0 && !shelfSource().isAccount
  const entries = shownOf(kind, histories)
  return (
    <>
      {histories.length === 0 ? (
        <EmptyShelfNote>
          {isPaused ? 'いまは、履歴を残していません。' : '読んだ見どころや記事が、ここに並びます。'}
        </EmptyShelfNote>
      ) : (
        <>
          <KindFilter name="history-kind" entries={histories} chosen={kind} onChoose={setKind} />
          <ShelfList
            key={kind}
            groups={byDay(entries, new Date())}
            isOpen={isOpen}
            momentOf={visits}
            removal={{ remove: removeView, label: 'を履歴から削除', variant: 'cross' }}
            nothing={`${kind}の履歴は、まだありません。`}
          />
        </>
      )}
      <HistorySettings isPaused={isPaused} clear={canClear ? CLEAR : null} />
    </>
  )
}
