import type { ContentKind } from '#domain/content/kind.ts'
import { activitiesTable } from './activities.server.ts'
import { articlePagesTable } from './article-pages.server.ts'
import { campaignsTable } from './campaigns.server.ts'
import { featuresTable } from './features.server.ts'
import { giftsTable } from './gifts.server.ts'
import { goodsTable } from './goods.server.ts'
import { hotelsTable } from './hotels.server.ts'
import { productsTable } from './products.server.ts'
import { restaurantsTable } from './restaurants.server.ts'
import { sponsoredPagesTable } from './sponsored-pages.server.ts'
import { spotsTable } from './spots.server.ts'

/** The table of every kind of content. */
export const CONTENT_TABLES = {
  spot: spotsTable,
  hotel: hotelsTable,
  restaurant: restaurantsTable,
  activity: activitiesTable,
  gift: giftsTable,
  goods: goodsTable,
  product: productsTable,
  feature: featuresTable,
  campaign: campaignsTable,
  'sponsored-page': sponsoredPagesTable,
  'article-page': articlePagesTable,
} as const satisfies Record<ContentKind, unknown>

/** The entity of a kind: `EntityOf<'spot'>` is `Spot`. */
export type EntityOf<Kind extends ContentKind> = ReturnType<(typeof CONTENT_TABLES)[Kind]['schema']['parse']>
