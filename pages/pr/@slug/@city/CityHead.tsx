import { link } from '#domain/url/link.ts'
import { searchPath } from '#domain/url/query-path.ts'
import { useData } from '#renderer/page-context.tsx'
import { AreaHead } from '../../AreaHead.tsx'
import type { Data } from './+loader.ts'
import { shownCards } from './shown-cards.ts'
import { cityTrail } from './trail.ts'

/** The municipality's picture and name, and the number of entries of each kind. */
export function CityHead() {
  const data = useData<Data>()
  const { prefecture, city, counts } = data
  const cards = shownCards(data)
  // Pictures of spots show more of a town than those of rooms and dishes.
  const hero = cards.find(({ kind }) => kind === 'spot') ?? cards[0]
  return (
    <AreaHead
      picture={hero?.hero}
      trail={cityTrail(data)}
      above={{ label: prefecture.name, href: link('pr', { id: prefecture.slug }) }}
      name={city.name}
      kana={city.kana}
      kinds={counts.map((count) => ({
        ...count,
        href: searchPath({ city: city.code, kind: count.kind }),
      }))}
    >
      {cards.some(({ position }) => position) && <a href="#map">{city.name}の地図へ</a>}
      <a
        href={link('@travel-guides', { query: { new: 'favorites', prefecture: prefecture.code } })}
        rel="nofollow"
      >
        お気に入りから{prefecture.name}のしおりを作る
      </a>
    </AreaHead>
  )
}
