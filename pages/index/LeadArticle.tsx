import type { Card } from '#domain/content/card.ts'
import { WIDE_SIZES } from '#domain/image/image.ts'
import { cardState } from '#domain/place/status.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { SITE } from '#domain/site/site.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import { PrLabel } from '#renderer/ui/PrLabel.tsx'
import { Unbroken } from '#renderer/ui/Unbroken.tsx'
import styles from './LeadArticle.module.css'

/** The hero of the top page: a full-width picture, the site's purpose, and the newest article. */
export function LeadArticle({ card }: { card: Card }) {
  return (
    <div className={styles.lead}>
      <h1 className={styles.tagline}>{SITE.tagline}</h1>
      <Picture
        className={styles.picture}
        picture={card.hero}
        presets={WIDE_SIZES}
        sizes="(width >= 768px) 100vw, 125vw"
        eager
        decorative
      />
      <article className={styles.article}>
        <p className={styles.meta}>
          <PrLabel disclosure={card.disclosure} />
          {[cardState(card), card.label, prefectureOfCode(card.prefectureCode)?.name]
            .filter(Boolean)
            .join('・')}
        </p>
        <h2 className={styles.title}>
          {card.href && (
            <a className={styles.link} href={card.href}>
              <Unbroken text={card.title} />
            </a>
          )}
        </h2>
        <p className={styles.catch}>{card.catch}</p>
      </article>
    </div>
  )
}
