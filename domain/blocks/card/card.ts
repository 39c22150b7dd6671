import { z } from 'zod'
import { CONTENT_KINDS, type ContentKind } from '../../content/kind.ts'
import { Identifier } from '../../text/identifier.ts'
import { defineBlock } from '../define-block.ts'

/** Cards store an id only, so that a changed fact shows everywhere at once. */
const cardBlock = (cardKind: ContentKind, label: string, keywords: string) => ({
  ...defineBlock({
    data: z.object({ refId: Identifier }),
    label,
    fields: { refId: { label: '紹介する相手', control: 'content' } },
    text: () => '',
    group: '旅の情報',
    menu: {
      hint: `${CONTENT_KINDS[cardKind].label}の今の情報をカードで見せます。`,
      keywords: `かーど card ${CONTENT_KINDS[cardKind].plural} ${keywords}`,
      data: { refId: '' },
    },
    needsMentions: true,
  }),
  cardKind,
})

export const CARD_BLOCKS = {
  spotCard: cardBlock('spot', 'スポットのカード', 'すぽっと みどころ 見どころ 観光'),
  hotelCard: cardBlock('hotel', '宿のカード', 'やど ほてる ホテル 旅館 宿泊'),
  restaurantCard: cardBlock('restaurant', '食事処のカード', 'しょくじ れすとらん レストラン 食事 グルメ'),
  activityCard: cardBlock('activity', '体験のカード', 'たいけん あくてぃびてぃ'),
  giftCard: cardBlock('gift', 'おみやげのカード', 'おみやげ 土産'),
  goodsCard: cardBlock('goods', '旅の道具のカード', 'どうぐ ぐっず グッズ'),
  articleCard: cardBlock('article-page', '記事のカード', 'きじ 関連記事 よみもの'),
}

export type CardBlockType = keyof typeof CARD_BLOCKS
