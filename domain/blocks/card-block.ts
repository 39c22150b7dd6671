import type { Block } from './block.ts'

/** The kind of content a card block's `refId` points at. */
export const CARD_BLOCK_KINDS = {
  spotCard: 'spot',
  hotelCard: 'hotel',
  restaurantCard: 'restaurant',
  activityCard: 'activity',
  giftCard: 'gift',
  goodsCard: 'goods',
  articleCard: 'article-page',
} as const
export type CardBlockType = keyof typeof CARD_BLOCK_KINDS
export type CardBlock = Extract<Block, { type: CardBlockType }>

export function isCardBlock(block: Block): block is CardBlock {
  return block.type in CARD_BLOCK_KINDS
}
