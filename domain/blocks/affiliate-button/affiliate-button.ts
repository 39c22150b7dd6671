import { z } from 'zod'
import { under } from '../../manuscript/labels/field-config.ts'
import { OFFER_FIELD_CONFIGS } from '../../manuscript/labels/shared.ts'
import { Offer } from '../../offers/offer.ts'
import { defineBlock } from '../define-block.ts'

export const affiliateButton = defineBlock({
  data: z.object({ offer: Offer }),
  label: '予約・購入のボタン',
  fields: { offer: { label: 'リンク' }, ...under('offer', OFFER_FIELD_CONFIGS) },
  text: () => '',
  group: 'そのほか',
  menu: {
    hint: '予約サイトや店へのリンクです。',
    keywords: 'よやく こうにゅう ぼたん ボタン あふぃりえいと アフィリエイト button',
    data: {
      offer: {
        provider: 'official',
        asin: null,
        targetUrl: null,
        label: '',
        price: null,
        priceFetchedAt: null,
      },
    },
  },
})
