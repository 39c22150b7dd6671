import { useState } from 'react'
import { japaneseDay } from '#domain/date/japanese-date.ts'
import type { Favorite } from '#domain/shelf/shelf.ts'
import { EmptyShelfNote } from './EmptyShelfNote.tsx'
import { ALL_KINDS, KindFilter, shownOf } from './KindFilter.tsx'
import { ShelfList } from './ShelfList.tsx'
import { removeFavorite } from './shelf-actions.ts'

const dayOf = ({ createdAt }: Favorite) => `${japaneseDay(createdAt)}に追加`

/** The favourites, newest first. */
export function Favorites({ favorites, isOpen }: { favorites: readonly Favorite[]; isOpen: boolean }) {
  const [kind, setKind] = useState(ALL_KINDS)
  if (favorites.length === 0)
    return <EmptyShelfNote>気になる場所や記事の♡を押すと、ここに並びます。</EmptyShelfNote>
  const entries = shownOf(kind, favorites)
  return (
    <>
      <KindFilter name="favorite-kind" entries={favorites} chosen={kind} onChoose={setKind} />
      <ShelfList
        key={kind}
        groups={[{ title: null, entries }]}
        isOpen={isOpen}
        momentOf={dayOf}
        removal={{ remove: removeFavorite, label: 'をお気に入りから外す', variant: 'heart' }}
        nothing={`${kind}のお気に入りは、まだありません。`}
      />
    </>
  )
}
