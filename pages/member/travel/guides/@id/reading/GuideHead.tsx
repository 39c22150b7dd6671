import type { ReactNode } from 'react'
import { WIDE_SIZES } from '#domain/image/image.ts'
import { countdownText, daysText, nightsText } from '#domain/travel/guide-days.ts'
import type { GuideDocument, GuidePlace } from '#domain/travel/guide-document.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import { Unbroken } from '#renderer/ui/Unbroken.tsx'
import { asPicture } from '../as-picture.ts'

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
    <header className="grid gap-16">
      {cover && (
        <div className="-mx-gutter md:mx-0 [&_img]:h-[clamp(10rem,26vw,18rem)] [&_img]:w-full [&_img]:object-cover">
          <Picture
            picture={asPicture(cover)}
            presets={WIDE_SIZES}
            sizes="(width >= 768px) 57rem, 100vw"
            eager
            decorative
          />
        </div>
      )}
      <div className="grid gap-8">
        {countdown && (
          <p className="justify-self-start border border-shu-text px-12 py-0 font-mincho text-15 tracking-[0.08em] text-shu-text">
            {countdown}
          </p>
        )}
        <h1 className="text-28 wrap-anywhere md:text-36">{guide.title}</h1>
        <p className="flex flex-wrap gap-x-16 font-mincho text-18 leading-[1.5]">
          <span>
            <Unbroken text={days ?? '日程は決まっていません'} />
          </span>
          {nightsText(guide) && <span>{nightsText(guide)}</span>}
        </p>
        {guide.members && <p className="text-15 text-usuzumi">{guide.members}</p>}
      </div>
      {children}
    </header>
  )
}
