import { FALLBACK_IMAGE_ADDRESS } from '../image/image.ts'
import type { SharingCard } from '../image/sharing-card.ts'
import { prefectureOfCode } from '../region/built-in-regions.ts'
import { daysText, nightsText } from './guide-days.ts'
import type { SharedGuide } from './shared-guide.ts'

/** `2026年12月5日（土）〜6日（日） 1泊2日`; '' without dates. */
export const whenText = (guide: SharedGuide['guide']): string =>
  [daysText(guide), nightsText(guide)].filter(Boolean).join(' ')

/** The picture of a shared guide: the selected one, or that of the first place with a picture. */
function pictureOf({ guide, sections, places }: SharedGuide): SharingCard['picture'] {
  const pictures = sections.flatMap(({ activities }) =>
    activities.flatMap(({ refId }) => places.find(({ id }) => id === refId)?.picture ?? []),
  )
  const chosen = guide.coverImage
  if (chosen !== null) return pictures.find(({ address }) => address === chosen) ?? { address: chosen }
  return pictures[0] ?? { address: FALLBACK_IMAGE_ADDRESS }
}

/** The sharing image of a guide: title and days, no personal data. */
export const sharedGuideCard = (shared: SharedGuide): SharingCard => ({
  label: [
    '旅のしおり',
    ...shared.guide.prefectureCodes.slice(0, 2).flatMap((code) => prefectureOfCode(code)?.name ?? []),
  ].join('・'),
  title: shared.guide.title,
  lead: whenText(shared.guide) || null,
  picture: pictureOf(shared),
})
