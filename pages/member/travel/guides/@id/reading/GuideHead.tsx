import type { ReactNode } from 'react'
import { WIDE_SIZES } from '#domain/image/image.ts'
import { countdownText, daysText, nightsText } from '#domain/travel/guide-days.ts'
import type { GuideDocument, GuidePlace } from '#domain/travel/guide-document.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import { Unbroken } from '#renderer/ui/Unbroken.tsx'
import { asPicture } from '../as-picture.ts'
import styles from './GuideHead.module.css'

type Props = { document: GuideDocument; today: string | null; children?: ReactNode }

/** The chosen picture, or that of the first place that has one. */
export function coverOf({ guide, activities, places }: GuideDocument): GuidePlace['picture'] {
  const pictures = places.flatMap(({ id, picture }) => (picture ? [{ id, picture }] : []))
  const chosen = pictures.find(({ picture }) => picture.address === guide.coverImage)
  const isShown = (id: string) => activities.findIndex(({ refId }) => refId === id)
  const inOrder = pictures.toSorted((one, other) => isShown(one.id) - isShown(other.id))
  return (chosen ?? inOrder[0])?.picture ?? null
}

/** Picture, title, dates and members of the trip. */
export function GuideHead({ document, today, children }: Props) {
  const { guide } = document
  const cover = coverOf(document)
  const days = daysText(guide)
  const countdown = today && countdownText(guide, today)
  return (
    <header className={styles.head}>
      {cover && (
        <div className={styles.cover}>
          <Picture
            picture={asPicture(cover)}
            presets={WIDE_SIZES}
            sizes="(width >= 768px) 57rem, 100vw"
            eager
            decorative
          />
        </div>
      )}
      <div className={styles.text}>
        {countdown && <p className={styles.countdown}>{countdown}</p>}
        <h1 className={styles.title}>{guide.title}</h1>
        <p className={styles.days}>
          <span>
            <Unbroken text={days ?? '日程は決まっていません'} />
          </span>
          {nightsText(guide) && <span>{nightsText(guide)}</span>}
        </p>
        {guide.members && <p className={styles.members}>{guide.members}</p>}
      </div>
      {children}
    </header>
  )
}
