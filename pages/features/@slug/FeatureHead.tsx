import type { Feature } from '#domain/content/feature.ts'
import { hasAffiliateText } from '#domain/offers/affiliate-content.ts'
import { useSiteConfig } from '#renderer/site-config.ts'
import { Breadcrumb } from '#renderer/ui/Breadcrumb.tsx'
import { DisclosureNote } from '#renderer/ui/DisclosureNote.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import { TravelPeriod } from '../TravelPeriod.tsx'
import { anchorOfChapter } from './FeatureChapter.tsx'
import styles from './FeatureHead.module.css'
import { featureTrail } from './trail.ts'

/** The head of a feature: picture, title, introduction, and links to its chapters. */
export function FeatureHead({ feature }: { feature: Feature }) {
  const { title, hero, disclosure, period, lead, sections } = feature
  const ids = useSiteConfig()
  return (
    <header className={styles.head}>
      <Breadcrumb {...featureTrail(feature)} />
      <Picture
        className={styles.picture}
        picture={hero}
        presets={['feature:sm', 'feature:base', 'screen:1536x600']}
        sizes="(width >= 1200px) 70rem, 100vw"
        eager
      />
      <div className={styles.text}>
        <div className={styles.title}>
          <DisclosureNote
            disclosure={disclosure}
            hasAffiliateLinks={sections.some(({ body }) => hasAffiliateText(body, ids))}
          />
          <h1>{title}</h1>
          <p className={styles.catch}>{feature.catch}</p>
          <TravelPeriod period={period} />
        </div>
        <div className={styles.introduction}>
          <p>{lead}</p>
          {sections.length > 1 && (
            <nav aria-label="目次">
              <ol className={styles.contents}>
                {sections.map(({ heading }, index) => (
                  <li key={heading}>
                    <a className={styles.entry} href={`#${anchorOfChapter(index + 1)}`}>
                      {heading}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
        </div>
      </div>
    </header>
  )
}
