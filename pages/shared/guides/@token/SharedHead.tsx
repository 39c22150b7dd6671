import { imageUrl } from '#domain/image/image.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { whenText } from '#domain/travel/shared-guide-card.ts'
import { useSiteConfig } from '#renderer/site-config.ts'
import { LinkedText } from '#renderer/ui/LinkedText.tsx'
import type { Data } from './+loader.ts'
import styles from './SharedHead.module.css'

type Props = Pick<Data, 'guide' | 'places' | 'sections'>

/** The cover of the guide: picture, title, dates and destinations. */
export function SharedHead({ guide, places, sections }: Props) {
  const { imageHost } = useSiteConfig()
  const picture = pictureOf({ guide, places, sections })
  const where = guide.prefectureCodes.flatMap((code) => prefectureOfCode(code)?.name ?? [])
  const facts = [whenText(guide), where.join('・')].filter(Boolean)
  return (
    <header className={styles.head}>
      <div className={styles.text}>
        <p className={styles.kind}>旅のしおり</p>
        <h1 className={styles.title}>{guide.title}</h1>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {guide.members && <p className={styles.members}>{guide.members}</p>}
      </div>
      {picture && (
        <img
          className={styles.picture}
          src={imageUrl(picture, 'lg:cover', imageHost)}
          srcSet={`${imageUrl(picture, 'base:cover', imageHost)} 512w, ${imageUrl(picture, 'lg:cover', imageHost)} 1024w`}
          sizes="(width >= 768px) 26rem, 100vw"
          width={1024}
          height={768}
          alt={picture.alt ?? ''}
          fetchPriority="high"
        />
      )}
      {guide.memo && (
        <p className={styles.memo}>
          <LinkedText text={guide.memo} />
        </p>
      )}
    </header>
  )
}

type Cover = { address: string; alt?: string; focalX?: number; focalY?: number }

/** The chosen picture, or that of the first place that has one. */
function pictureOf({ guide, places, sections }: Props): Cover | null {
  const pictures = sections.flatMap(({ activities }) =>
    activities.flatMap(({ refId }) => places.find(({ id }) => id === refId)?.picture ?? []),
  )
  if (guide.coverImage === null) return pictures[0] ?? null
  return pictures.find(({ address }) => address === guide.coverImage) ?? { address: guide.coverImage }
}
