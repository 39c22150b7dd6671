import type { Restaurant } from '#domain/content/restaurant.ts'
import { placeSchema, priceRange } from './place.ts'
import type { Schema, SchemaContext } from './schema.ts'

export const restaurantSchema = (restaurant: Restaurant, context: SchemaContext): Schema => ({
  ...placeSchema('Restaurant', restaurant, context),
  servesCuisine: restaurant.genres,
  priceRange: priceRange(
    [restaurant.budgetLunch, restaurant.budgetDinner].flatMap((budget) =>
      budget ? [budget.from, budget.to] : [],
    ),
  ),
  acceptsReservations: restaurant.reservation !== 'none',
})
