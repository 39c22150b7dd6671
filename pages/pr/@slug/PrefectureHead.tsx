import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { WIDE_SIZES } from '#domain/image/image.ts'
import { link } from '#domain/url/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { Breadcrumb } from '#renderer/ui/Breadcrumb.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import type { Data } from './+loader.ts'
import { allOfKind } from './all-of-kind.ts'
import styles from './PrefectureHead.module.css'
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
    <header className={styles.head}>
      {hero && (
        <Picture
          className={styles.picture}
          picture={hero.hero}
          presets={WIDE_SIZES}
          sizes="(width >= 768px) 100vw, 125vw"
          eager
          decorative
        />
      )}
      <div className={styles.text}>
        <Breadcrumb {...prefectureTrail(prefecture)} />
        <p>
          <a className={styles.region} href={link('regions', { id: region.slug })}>
            {region.name}
          </a>
        </p>
        <h1>{prefecture.name}</h1>
        <p className={styles.kana}>{prefecture.kana}</p>
        <ul className={styles.kinds} aria-label={`${prefecture.name}の案内`}>
          {counts.map(({ kind, total }) => (
            <li key={kind}>
              <a className={styles.kind} href={allOfKind(kind, prefecture)}>
                {CONTENT_KINDS[kind].label}
                <span className={styles.count}>{total}件</span>
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.links}>
          <a href={link('map', { query: { prefecture: prefecture.slug } })} rel="nofollow">
            {prefecture.name}を地図で見る
          </a>
          <a
            href={link('@travel-guides', { query: { new: 'favorites', prefecture: prefecture.code } })}
            rel="nofollow"
          >
            お気に入りから{prefecture.name}のしおりを作る
          </a>
        </p>
      </div>
    </header>
  )
}
