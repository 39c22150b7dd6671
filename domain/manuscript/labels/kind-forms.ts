import type { ContentKind } from '../../content/kind.ts'
import { ACTIVITY_FORM } from './activity.ts'
import { CAMPAIGN_FORM } from './campaign.ts'
import { FEATURE_FORM } from './feature.ts'
import { GIFT_FORM } from './gift.ts'
import { GOODS_FORM } from './goods.ts'
import { HOTEL_FORM } from './hotel.ts'
import type { KindForm } from './kind-form.ts'
import { PRODUCT_FORM } from './product.ts'
import { RESTAURANT_FORM } from './restaurant.ts'
import { SPONSORED_PAGE_FORM } from './sponsored-page.ts'
import { SPOT_FORM } from './spot.ts'

/** The kinds that are written in a form; articles have a page of their own. */
export type FormKind = Exclude<ContentKind, 'article-page'>

export const KIND_FORMS: Record<FormKind, KindForm> = {
  spot: SPOT_FORM,
  hotel: HOTEL_FORM,
  restaurant: RESTAURANT_FORM,
  activity: ACTIVITY_FORM,
  gift: GIFT_FORM,
  goods: GOODS_FORM,
  product: PRODUCT_FORM,
  feature: FEATURE_FORM,
  campaign: CAMPAIGN_FORM,
  'sponsored-page': SPONSORED_PAGE_FORM,
}
