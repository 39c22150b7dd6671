import type { Spot } from '#domain/content/spot.ts'
import { placeSchema } from './place.ts'
import type { Schema, SchemaContext } from './schema.ts'

export const spotSchema = (spot: Spot, context: SchemaContext): Schema => ({
  ...placeSchema('TouristAttraction', spot, context),
  // No prices and not free means that the price is unknown, not that it costs something.
  isAccessibleForFree: spot.free || spot.prices.length > 0 ? spot.free : undefined,
  keywords: [spot.category, ...spot.tags].join(','),
})
