import { link } from '#domain/url/link.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import { PrLabel } from '#renderer/ui/PrLabel.tsx'
import { TravelPeriod } from '../TravelPeriod.tsx'
import type { Data } from './+loader.ts'
import styles from './FeatureEntry.module.css'

type Props = { feature: Data['features'][number]; eager: boolean }

/** A feature in the list: its picture, what it is about, and its chapters. Links to `/features#slug` are still used. */
export function FeatureEntry({ feature, eager }: Props) {
  const { slug, title, catchphrase, hero, period, disclosure, chapters } = feature
  return (
    <article className={styles.feature} id={slug}>
      <Picture
        className={styles.picture}
        picture={hero}
        presets={['feature:sm', 'feature:base', 'screen:1536x600']}
        sizes="(width >= 768px) 40rem, 100vw"
        eager={eager}
        decorative
      />
      <div className={styles.text}>
        <PrLabel disclosure={disclosure} />
        <h2>
          <a className={styles.link} href={link('features', { id: slug })}>
            {title}
          </a>
        </h2>
        <p className={styles.catch}>{catchphrase}</p>
        <TravelPeriod period={period} />
        <ol className={styles.chapters} aria-label="章">
          {chapters.map((heading) => (
            <li key={heading}>{heading}</li>
          ))}
        </ol>
      </div>
    </article>
  )
}
