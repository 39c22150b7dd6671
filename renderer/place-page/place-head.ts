import type { PlaceKind } from '#domain/content/kind.ts'
import { entityHead } from '../entity-head.ts'
import type { Head } from '../head.ts'
import { breadcrumbs } from '../json-ld/breadcrumbs.ts'
import type { PlaceEntity } from '../json-ld/place.ts'
import type { Schema, SchemaContext } from '../json-ld/schema.ts'
import type { PlaceCity } from './place-loader.ts'
import { placeTrail } from './place-trail.ts'

/** The head of a place's page; `describe` builds its structured data. Sample content is neither indexed nor described. */
export const placeHead = <Place extends PlaceEntity>(
  kind: PlaceKind,
  place: Place,
  describe: (place: Place, context: SchemaContext) => Schema,
  city: PlaceCity | null,
  context: SchemaContext,
): Head => {
  const head = entityHead(place.name, place, context.pathname)
  if (place.invented) return { ...head, canonical: null }
  return {
    ...head,
    jsonLd: [
      describe({ ...place, city: city?.name ?? null }, context),
      breadcrumbs(placeTrail(kind, place, city), context),
    ],
  }
}
