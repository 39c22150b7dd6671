import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { SMALL_COVER_SIZES } from '#domain/image/image.ts'
import { cardState } from '#domain/place/status.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import { PrLabel } from '#renderer/ui/PrLabel.tsx'
import type { Data } from './+loader.ts'
import styles from './HitList.module.css'
import { Marked } from './Marked.tsx'

type Hit = Data['list'][number]

/** Results: picture, name, and the matching text. */
export function HitList({ hits }: { hits: readonly Hit[] }) {
  return (
    <ol className={styles.hits}>
      {hits.map((hit) => (
        <li key={hit.card.id}>
          <HitEntry hit={hit} />
        </li>
      ))}
    </ol>
  )
}

function HitEntry({ hit: { card, title, catch: line, snippet } }: { hit: Hit }) {
  const place = `${prefectureOfCode(card.prefectureCode)?.name ?? ''}${card.city ?? ''}`
  return (
    <article className={styles.hit}>
      <Picture
        picture={card.hero}
        presets={SMALL_COVER_SIZES}
        sizes="(width >= 768px) 10rem, 6rem"
        decorative
      />
      <div className={styles.text}>
        <p className={styles.meta}>
          <PrLabel disclosure={card.disclosure} />
          {[cardState(card), CONTENT_KINDS[card.kind].label, card.label, place].filter(Boolean).join('・')}
        </p>
        <h3 className={styles.title}>
          {card.href ? (
            <a className={styles.link} href={card.href}>
              <Marked runs={title} />
            </a>
          ) : (
            <Marked runs={title} />
          )}
        </h3>
        <p>
          <Marked runs={line} />
        </p>
        {snippet && (
          <p className={styles.snippet}>
            <Marked runs={snippet} />
          </p>
        )}
      </div>
    </article>
  )
}
