import type { Card } from '#domain/content/card.ts'
import { WIDE_SIZES } from '#domain/image/image.ts'
import { SITE } from '#domain/site/site.ts'
import { ArticleMeta } from '#renderer/ui/ArticleMeta.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
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
        <ArticleMeta card={card} className={styles.meta} />
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
