import { z } from 'zod'
import { listOf } from '#domain/api/envelope.ts'
import { Card } from '#domain/content/card.ts'
import { ActionPhoto, TravelAction } from '#domain/travel/action.ts'
import { TravelActivity } from '#domain/travel/activity.ts'
import { TravelGuide } from '#domain/travel/guide.ts'
import { GuideDocument, GuidePlace, GuideSummary } from '#domain/travel/guide-document.ts'
import { TravelSection } from '#domain/travel/section.ts'
import { LinkedActivity } from '../../db/travel/action-links.server.ts'
import { Done } from '../answers.ts'
import { describe, describeFile } from '../operation.ts'

const OneAction = z.object({ travelAction: TravelAction })
const OneGuide = z.object({ guide: TravelGuide })
const WholeGuide = z.object({ travelGuide: GuideDocument })
const OneSection = z.object({ section: TravelSection })
const OneActivity = z.object({ activity: TravelActivity })

/** Records of travels, and travel guides with their sections and activities. */
export const TRAVEL_OPERATIONS = {
  ...describe(
    'GET /travel/actions',
    'The records of visits and wishes, latest day first',
    z.object({ travelActions: listOf(TravelAction) }),
  ),
  ...describe('POST /travel/actions', 'Adds a record; idempotent by its id', OneAction, { also: [404, 409] }),
  ...describe(
    'GET /travel/actions/nearby',
    'Places near an approximate position',
    z.object({ places: listOf(Card.extend({ metres: z.number() })) }),
  ),
  ...describe(
    'GET /travel/actions/:id',
    'A record with its place and its activity of a guide',
    OneAction.extend({ place: Card.nullable(), activity: LinkedActivity.nullable() }),
  ),
  ...describe('PATCH /travel/actions/:id', 'Changes a record', OneAction, { also: [409] }),
  ...describe('DELETE /travel/actions/:id', 'Deletes a record; it can be restored for a day', Done),
  ...describe('POST /travel/actions/:id/restore', 'Restores a record', OneAction, { also: [409] }),
  ...describe(
    'PUT /travel/actions/:id/photos/:photoId',
    'Adds a photo to a record; idempotent by its id',
    z.object({ photo: ActionPhoto.nullable() }),
    { upload: ['image/jpeg', 'image/png', 'image/webp'], also: [409, 413, 422] },
  ),
  ...describeFile('GET /travel/actions/:id/photos/:photoId', 'A photo of a record', { file: 'image/webp' }),
  ...describe('DELETE /travel/actions/:id/photos/:photoId', 'Removes a photo', Done),
  ...describe('POST /travel/actions/:id/photos/:photoId/restore', 'Restores a photo', Done),
  ...describe(
    'GET /travel/guides',
    'The travel guides, last changed first',
    z.object({ guides: listOf(GuideSummary) }),
  ),
  ...describe('POST /travel/guides', 'Creates a whole guide; idempotent by its id', WholeGuide, {
    also: [404, 409],
  }),
  ...describe('GET /travel/guides/:id', 'A whole guide', WholeGuide),
  ...describe('PATCH /travel/guides/:id', 'Changes the fields of a guide itself', OneGuide, { also: [409] }),
  ...describe('DELETE /travel/guides/:id', 'Deletes a guide; it can be restored', Done),
  ...describe('POST /travel/guides/:id/restore', 'Restores a guide', WholeGuide, { also: [409] }),
  ...describe('POST /travel/guides/:id/sections', 'Adds a section; idempotent by its id', OneSection, {
    also: [409],
  }),
  ...describe(
    'POST /travel/guides/:id/reorder',
    'Orders the sections of a guide',
    z.object({ sections: z.array(TravelSection) }),
  ),
  ...describe(
    'POST /travel/guides/:id/share',
    'Shares a guide by a link, or changes what it shows',
    OneGuide,
    {
      also: [409],
    },
  ),
  ...describe('DELETE /travel/guides/:id/share', 'Revokes the link of a guide', OneGuide),
  ...describeFile('GET /travel/guides/:file{.+\\.ics}', 'A guide as a calendar', { file: 'text/calendar' }),
  ...describe(
    'GET /travel/sections/:id',
    'A section with its activities, its guide and its places',
    OneSection.extend({
      guide: TravelGuide,
      activities: z.array(TravelActivity),
      places: z.array(GuidePlace),
    }),
  ),
  ...describe('PATCH /travel/sections/:id', 'Changes a section', OneSection, { also: [409] }),
  ...describe('DELETE /travel/sections/:id', 'Deletes a section, or moves its activities', Done, {
    also: [409],
  }),
  ...describe('POST /travel/sections/:id/activities', 'Adds an activity; idempotent by its id', OneActivity, {
    also: [409],
  }),
  ...describe(
    'POST /travel/sections/:id/reorder',
    'Orders activities, also from other sections of the guide',
    z.object({ activities: z.array(TravelActivity) }),
    { also: [409] },
  ),
  ...describe(
    'GET /travel/activities/:id',
    'An activity with its section, its guide and its place',
    OneActivity.extend({ section: TravelSection, guide: TravelGuide, place: GuidePlace.nullable() }),
  ),
  ...describe('PATCH /travel/activities/:id', 'Changes an activity', OneActivity, { also: [409] }),
  ...describe('DELETE /travel/activities/:id', 'Deletes an activity', Done),
}
