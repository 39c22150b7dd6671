import { link } from '#domain/url/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { AreaHead } from '../AreaHead.tsx'
import type { Data } from './+loader.ts'
import { allOfKind } from './all-of-kind.ts'
import { prefectureTrail } from './trail.ts'

/** The prefecture's picture and name, and the number of entries of each kind. */
export function PrefectureHead() {
  const { prefecture, region, season, lists, popular, mentioned, counts } = useData<Data>()
  const cards = [
    ...popular,
    ...(season.isOwn ? season.cards : []),
    ...lists.flatMap((list) => list.cards),
    ...mentioned,
  ]
  // Pictures of articles show more of the land than those of single places.
  const hero = cards.find(({ kind }) => kind === 'article-page') ?? cards[0]
  return (
    <AreaHead
      picture={hero?.hero}
      trail={prefectureTrail(prefecture)}
      above={{ label: region.name, href: link('regions', { id: region.slug }) }}
      name={prefecture.name}
      kana={prefecture.kana}
      kinds={counts.map((count) => ({ ...count, href: allOfKind(count.kind, prefecture) }))}
    >
      <a href={link('map', { query: { prefecture: prefecture.slug } })} rel="nofollow">
        {prefecture.name}を地図で見る
      </a>
      <a
        href={link('@travel-guides', { query: { new: 'favorites', prefecture: prefecture.code } })}
        rel="nofollow"
      >
        お気に入りから{prefecture.name}のしおりを作る
      </a>
    </AreaHead>
  )
}
