import type { TravelGuide } from '#domain/travel/guide.ts'
import { link } from '#domain/url/link.ts'
import { anchorOf } from '../guides/@id/reading/DayBar.tsx'
import styles from './BackToGuide.module.css'

type Props = { guide: TravelGuide; sectionId: string; sectionName: string }

/** The guide and the name of this part. */
export const BackToGuide = ({ guide, sectionId, sectionName }: Props) => (
  <p className="flex flex-wrap items-center gap-x-12 text-15 text-usuzumi">
    <a
      className={`${styles.link} inline-flex min-h-tap items-center`}
      href={link('@travel-guides', { id: guide.id, hash: anchorOf(sectionId) })}
    >
      {guide.title}
    </a>
    <span>{sectionName}</span>
  </p>
)
