import { useState } from 'react'
import type { History } from '#domain/shelf/shelf.ts'
import { byDay } from './by-day.ts'
import { HistorySettings } from './HistorySettings.tsx'
import { isOfKind, type Kind, KindFilter } from './KindFilter.tsx'
import { NothingKept } from './NothingKept.tsx'
import { ShelfList } from './ShelfList.tsx'
import { removeAllViews, removeView } from './shelf-actions.ts'
import { shelfSource } from './shelf-source.ts'

type Props = { histories: readonly History[]; isPaused: boolean; isOpen: boolean }

const CLEAR = { label: '履歴をすべて消す', onClear: removeAllViews }

const visits = ({ views }: History) => (views > 1 ? `${views}回読みました` : '')

/** What the reader has read, by day, and how it is remembered. */
export function Histories({ histories, isPaused, isOpen }: Props) {
  const [kind, setKind] = useState<Kind>('すべて')
  // The drawer has the newest of an account's only; the page of them clears them all.
  const canClear = histories.length > 0 && !shelfSource().isAccount
  const entries = histories.filter((entry) => isOfKind(kind, entry))
  return (
    <>
      {histories.length === 0 ? (
        <NothingKept>
          {isPaused ? 'いまは、履歴を残していません。' : '読んだ見どころや記事が、ここに並びます。'}
        </NothingKept>
      ) : (
        <>
          <KindFilter name="history-kind" chosen={kind} onChoose={setKind} />
          <ShelfList
            key={kind}
            groups={byDay(entries, new Date())}
            isOpen={isOpen}
            momentOf={visits}
            removal={{ remove: removeView, label: 'を履歴から削除', manner: 'cross' }}
            nothing={`${kind}の履歴は、まだありません。`}
          />
        </>
      )}
      <HistorySettings isPaused={isPaused} clear={canClear ? CLEAR : null} />
    </>
  )
}
