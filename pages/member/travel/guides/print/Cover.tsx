import { imageUrl } from '#domain/image/image.ts'
import { daysText, nightsText } from '#domain/travel/guide-days.ts'
import type { GuideDocument, GuidePlace } from '#domain/travel/guide-document.ts'
import { useSiteConfig } from '#renderer/site-config.ts'
import styles from './Cover.module.css'

type CoverPicture = Pick<NonNullable<GuidePlace['picture']>, 'address'> &
  Partial<Pick<NonNullable<GuidePlace['picture']>, 'focalX' | 'focalY'>>

/** The chosen picture, or that of the first place that has one. */
function coverOf({ guide, activities, places }: GuideDocument): CoverPicture | null {
  const pictures = activities.flatMap(({ refId }) => places.find(({ id }) => id === refId)?.picture ?? [])
  if (guide.coverImage === null) return pictures[0] ?? null
  return pictures.find(({ address }) => address === guide.coverImage) ?? { address: guide.coverImage }
}

/** The character 旅 drawn in straight strokes, like a seal. */
const TABI =
  'M-20 -29V-22M-34 -20H-7M-24 -20V4Q-25 18 -34 28M-24 -6H-11V20Q-12 26 -19 25M8 -30L0 -16M4 -22H33M14 -12Q8 -4 0 -2M15 -10V26L24 20M15 2L31 -8M17 4L33 27'

const Seal = () => (
  <svg className={styles.seal} viewBox="-50 -50 100 100" aria-hidden="true">
    <rect x="-44" y="-44" width="88" height="88" rx="7" />
    <path d={TABI} />
  </svg>
)

/** The cover: title, dates and members. */
export function Cover({ document }: { document: GuideDocument }) {
  const { imageHost } = useSiteConfig()
  const { guide } = document
  const picture = coverOf(document)
  const when = [daysText(guide), nightsText(guide)].filter(Boolean).join('　')
  return (
    <div className={styles.cover}>
      <p className="indent-[0.35em] text-[1.1em] tracking-[0.35em] text-[#b23524]">旅のしおり</p>
      <h2 className="pt-[0.5em] pb-[0.3em] text-[2.5em] leading-[1.4] font-semibold text-balance break-phrase">
        {guide.title}
      </h2>
      {when && <p className="text-[1.1em]">{when}</p>}
      <div className="my-[1.8em] grid min-h-0 place-items-center">
        {picture ? (
          <img
            className="size-full min-h-0 object-cover [filter:none] [print-color-adjust:exact]"
            src={imageUrl(picture, 'lg:cover', imageHost)}
            alt=""
          />
        ) : (
          <Seal />
        )}
      </div>
      {guide.members && <p className="text-[1.1em] wrap-anywhere">{guide.members}</p>}
      <p className="w-[60%] justify-self-center border-b-[0.6pt] border-[#8b8172] pt-[1.1em] pb-[0.2em] text-start text-[0.9em] text-[#5c564d]">
        なまえ
      </p>
    </div>
  )
}
