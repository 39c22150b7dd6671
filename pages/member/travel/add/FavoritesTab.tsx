import { useState } from 'react'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { link } from '#domain/url/link.ts'
import { useFavoriteCards } from '#renderer/travel/favorites.ts'
import { LoadError } from '../../settings/parts/LoadError.tsx'
import { PlaceRow } from './PlaceRow.tsx'
import type { Adding } from './useAdding.ts'

type Props = { guide: GuideDocument; adding: Adding }

/** The member's favourites, optionally only those in the guide's prefectures. */
export function FavoritesTab({ guide: { guide }, adding }: Props) {
  const { data, error, retry } = useFavoriteCards()
  const [isNear, setNear] = useState(guide.prefectureCodes.length > 0)
  if (error) return <LoadError error={error} retry={retry} />
  if (!data) return <p role="status">お気に入りを読み込んでいます。</p>
  const near = data.filter(({ prefectureCode }) => guide.prefectureCodes.includes(prefectureCode ?? ''))
  const shown = isNear && near.length > 0 ? near : data
  if (data.length === 0)
    return (
      <p className="text-13 text-usuzumi">
        お気に入りの場所がまだありません。<a href={link('spots')}>スポットをさがす</a>
      </p>
    )
  return (
    <>
      {near.length > 0 && near.length < data.length && (
        <label className="flex min-h-tap cursor-pointer items-center gap-8 text-15 [&_input]:size-[1.25rem] [&_input]:accent-ai">
          <input type="checkbox" checked={isNear} onChange={({ target }) => setNear(target.checked)} />
          {guide.prefectureCodes.map((code) => prefectureOfCode(code)?.name).join('・')}だけを表示
        </label>
      )}
      <ul className="grid grid-cols-1">
        {shown.map((card) => (
          <PlaceRow key={card.id} card={card} adding={adding} />
        ))}
      </ul>
    </>
  )
}
