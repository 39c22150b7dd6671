import type { Identifier } from '../text/identifier.ts'
import type { TravelActivityInput } from './activity.ts'
import type { NewGuide } from './new-guide.ts'
import type { SharedGuide } from './shared-guide.ts'

type Shown = {
  guide: SharedGuide['guide']
  sections: readonly (Omit<SharedGuide['sections'][number], 'activities'> & {
    activities: readonly SharedGuide['sections'][number]['activities'][number][]
  })[]
}

/** Creates a guide from a shared one, with only its visible content. Bookings and companions are not copied. */
export function guideOfShared({ guide, sections }: Shown, newId: () => Identifier): NewGuide {
  const named = sections.map((section) => ({ ...section, id: newId() }))
  return {
    guide: {
      id: newId(),
      title: guide.title,
      coverImage: guide.coverImage,
      startDate: guide.startDate,
      endDate: guide.endDate,
      prefectureCodes: guide.prefectureCodes,
      members: '',
      memo: guide.memo,
      budget: guide.budget,
      checklist: guide.checklist.map(({ text, category }) => ({ id: newId(), text, category, done: false })),
    },
    sections: named.map(({ id, kind, date, title, memo }) => ({ id, kind, date, title, memo })),
    activities: named.flatMap(({ id: sectionId, activities }) =>
      activities.map((line) => ({ ...plan(line), id: newId(), sectionId })),
    ),
  }
}

const plan = (line: Shown['sections'][number]['activities'][number]): TravelActivityInput => ({
  kind: line.kind,
  refId: line.refId,
  title: line.title,
  startTime: line.startTime,
  endTime: line.endTime,
  transport: line.transport,
  price: line.price,
  reservationNo: '',
  url: '',
  memo: line.memo,
  status: 'planned',
})
