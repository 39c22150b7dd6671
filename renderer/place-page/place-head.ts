import { entityHead } from '../entity-head.ts'
import type { Head } from '../head.ts'
import { breadcrumbs } from '../json-ld/breadcrumbs.ts'
import type { PlaceEntity } from '../json-ld/place.ts'
import type { Schema, SchemaContext } from '../json-ld/schema.ts'
import { type PlaceKind, placeTrail } from './place-trail.ts'

/** The head of a place's page; `describe` says what kind of thing the place is. */
export const placeHead = <Place extends PlaceEntity>(
  kind: PlaceKind,
  place: Place,
  describe: (place: Place, context: SchemaContext) => Schema,
  context: SchemaContext,
): Head => ({
  ...entityHead(place.name, place, context.pathname),
  jsonLd: [describe(place, context), breadcrumbs(placeTrail(kind, place), context)],
})
