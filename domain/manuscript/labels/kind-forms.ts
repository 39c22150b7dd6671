import { ALL_CONTENT_KINDS, type ContentKind } from '../../content/kind.ts'
import { CONTENT_SCHEMAS } from '../schemas.ts'
import { ACTIVITY_FORM } from './activity.ts'
import { ARTICLE_LABELS } from './article-page.ts'
import { CAMPAIGN_FORM } from './campaign.ts'
import { FEATURE_FORM } from './feature.ts'
import { GIFT_FORM } from './gift.ts'
import { GOODS_FORM } from './goods.ts'
import { HOTEL_FORM } from './hotel.ts'
import type { KindForm, KindLabels } from './kind-form.ts'
import { PRODUCT_FORM } from './product.ts'
import { RESTAURANT_FORM } from './restaurant.ts'
import { SERIES_FORM } from './series.ts'
import { SPONSORED_PAGE_FORM } from './sponsored-page.ts'
import { SPOT_FORM } from './spot.ts'
import { THEME_FORM } from './theme.ts'

/** The labels of the fields of every kind. */
export const KIND_LABELS: Record<ContentKind, KindLabels> = {
  spot: SPOT_FORM,
  hotel: HOTEL_FORM,
  restaurant: RESTAURANT_FORM,
  activity: ACTIVITY_FORM,
  gift: GIFT_FORM,
  goods: GOODS_FORM,
  product: PRODUCT_FORM,
  theme: THEME_FORM,
  feature: FEATURE_FORM,
  series: SERIES_FORM,
  campaign: CAMPAIGN_FORM,
  'sponsored-page': SPONSORED_PAGE_FORM,
  'article-page': ARTICLE_LABELS,
}

/** The kinds that are edited in a generated form; articles have their own page. */
export type FormKind = Exclude<ContentKind, 'article-page'>

export const KIND_FORMS = Object.fromEntries(
  ALL_CONTENT_KINDS.filter((kind) => kind !== 'article-page').map((kind): [FormKind, KindForm] => [
    kind,
    { ...KIND_LABELS[kind], schema: CONTENT_SCHEMAS[kind] },
  ]),
) as Record<FormKind, KindForm>
