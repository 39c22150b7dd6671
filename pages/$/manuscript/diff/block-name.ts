import type { BlockType } from '#domain/block.ts'

const NAMES: Record<BlockType, string> = {
  heading: '見出し',
  paragraph: '段落',
  image: '画像',
  gallery: '画像の並び',
  list: '箇条書き',
  quote: '引用',
  table: '表',
  callout: '囲み',
  faq: 'よくある質問',
  ranking: 'ランキング',
  timeline: 'モデルコース',
  map: '地図',
  spotCard: 'スポット',
  hotelCard: '宿',
  restaurantCard: '食事処',
  activityCard: '体験',
  giftCard: 'おみやげ',
  goodsCard: '旅の道具',
  articleCard: '記事',
  affiliateButton: '予約・購入のボタン',
  embed: '埋め込み',
  prNotice: '広告のお知らせ',
  divider: '区切り',
}

/** What a block is called; one of a type that this build does not know says so. */
export const blockName = ({ type }: { type: string }): string =>
  NAMES[type as BlockType] ?? `知らない種類（${type}）`
