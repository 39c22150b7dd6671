import { randomIdentifier } from '../text/identifier.ts'
import type { TravelGuideInput } from './guide.ts'
import type { NewGuide } from './new-guide.ts'
import { tripDocument } from './whole-trip.fixture.ts'

/** The request body for a guide with all fields set, under new identifiers; `refId` is an existing spot, or none. */
export function sentTrip(refId: string | null = null, guide: Partial<TravelGuideInput> = {}): NewGuide {
  const document = tripDocument()
  const ids = new Map(document.sections.map(({ id }) => [id, randomIdentifier()]))
  const { id: _id, visibility, share, version, createdAt, updatedAt, ...content } = document.guide
  return {
    guide: {
      ...content,
      id: randomIdentifier(),
      checklist: content.checklist.map((item) => ({ ...item, id: randomIdentifier() })),
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
        // In requests, times after midnight continue past 24:00.
        endTime: line.endTime === '00:40' ? '24:40' : line.endTime,
      }),
    ),
  }
}
