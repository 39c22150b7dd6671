import { randomIdentifier } from '../text/identifier.ts'
import type { TravelGuideInput } from './guide.ts'
import type { NewGuide } from './new-guide.ts'
import { tripDocument } from './whole-trip.fixture.ts'

/**
 * The guide with something in every field as one call makes it, under identifiers of its own; `refId` is a spot that
 * the site has, or nothing.
 */
export function sentTrip(refId: string | null = null, guide: Partial<TravelGuideInput> = {}): NewGuide {
  const document = tripDocument()
  const ids = new Map(document.sections.map(({ id }) => [id, randomIdentifier()]))
  const { id: _id, visibility, share, version, createdAt, updatedAt, ...words } = document.guide
  return {
    guide: {
      ...words,
      id: randomIdentifier(),
      checklist: words.checklist.map((item) => ({ ...item, id: randomIdentifier() })),
      ...guide,
    },
    sections: document.sections.map(({ id, kind, date, title, memo }) => ({
      id: ids.get(id) ?? '',
      kind,
      date,
      title,
      memo,
    })),
    activities: document.activities.map(
      ({ id: _own, order: _order, version: _version, sectionId, ...line }) => ({
        ...line,
        id: randomIdentifier(),
        sectionId: ids.get(sectionId) ?? '',
        kind: line.refId && !refId ? 'free' : line.kind,
        refId: line.refId && refId,
        // What ends after midnight is written so in what is sent.
        endTime: line.endTime === '00:40' ? '24:40' : line.endTime,
      }),
    ),
  }
}
