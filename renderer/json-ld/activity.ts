import type { Activity } from '#domain/content/activity.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'
import { postalAddress } from './place.ts'
import { productOffers } from './product-offers.ts'
import type { Schema, SchemaContext } from './schema.ts'
import { searchImages } from './search-images.ts'

/** A bookable activity. It has months but no dates, so it is a product and not an event. */
export const activitySchema = (
  activity: Activity & { city?: string | null },
  context: SchemaContext,
): Schema => ({
  '@type': 'Product',
  name: activity.name,
  description: activity.catch,
  url: absoluteUrl(context.pathname, context.config),
  image: searchImages(activity.hero, context.config),
  category: CONTENT_KINDS.activity.label,
  offers: withPlace(productOffers(amounts(activity), context), activity),
})

/** Prices of adults and children; free admission of some does not lower the price. */
const amounts = ({ prices, free }: Activity): number[] =>
  free ? [0] : prices.map(({ amount }) => amount).filter((amount) => amount > 0)

const withPlace = (
  offers: Schema | undefined,
  activity: Activity & { city?: string | null },
): Schema | undefined =>
  offers && {
    ...offers,
    availableAtOrFrom: { '@type': 'Place', name: activity.meetingPoint, address: postalAddress(activity) },
  }
