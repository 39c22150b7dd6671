import { z } from 'zod'
import { Identifier } from '../text/identifier.ts'
import { TravelActivityInput } from './activity.ts'
import { TravelGuideInput } from './guide.ts'
import { TravelSectionInput } from './section.ts'

const version = z.int().positive()

/**
 * One change of a guide: what the editor makes, what a device keeps while there is no network, and what one call of
 * `/v1/travel` does. Identifiers are made where the change is made, so that sending it twice changes nothing twice.
 * `version` is the one that the change was made from.
 */
export const GuideEdit = z.discriminatedUnion('type', [
  /** Another first day takes all dated days along (trip-days.ts). */
  z.strictObject({ type: z.literal('updateGuide'), version, patch: TravelGuideInput.partial() }),
  z.strictObject({
    type: z.literal('addSection'),
    id: Identifier,
    at: z.int().nonnegative(),
    section: TravelSectionInput,
  }),
  z.strictObject({
    type: z.literal('updateSection'),
    id: Identifier,
    version,
    patch: TravelSectionInput.partial(),
  }),
  /** With `linesTo` its activities go to the end of that section, also those that another device has just put in. */
  z.strictObject({
    type: z.literal('deleteSection'),
    id: Identifier,
    linesTo: Identifier.optional(),
  }),
  /** All sections of the guide, as they follow one another now. */
  z.strictObject({ type: z.literal('orderSections'), sectionIds: z.array(Identifier) }),
  z.strictObject({
    type: z.literal('addActivity'),
    id: Identifier,
    sectionId: Identifier,
    at: z.int().nonnegative(),
    activity: TravelActivityInput,
  }),
  z.strictObject({
    type: z.literal('updateActivity'),
    id: Identifier,
    version,
    patch: TravelActivityInput.partial(),
  }),
  z.strictObject({ type: z.literal('deleteActivity'), id: Identifier }),
  /** The activities of a section as they follow one another now; those of other sections move here. */
  z.strictObject({
    type: z.literal('orderActivities'),
    sectionId: Identifier,
    activityIds: z.array(Identifier),
  }),
])
export type GuideEdit = z.infer<typeof GuideEdit>
