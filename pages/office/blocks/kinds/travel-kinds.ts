import { CARD_BLOCK_KINDS, type CardBlockType } from '#domain/blocks/card-block.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { BLOCK_LABELS } from '#domain/manuscript/labels/blocks.ts'
import type { BlockKind } from './block-kind.ts'

const CARD_WORDS: Record<CardBlockType, string> = {
  spotCard: 'すぽっと みどころ 見どころ 観光',
  hotelCard: 'やど ほてる ホテル 旅館 宿泊',
  restaurantCard: 'しょくじ れすとらん レストラン 食事 グルメ',
  activityCard: 'たいけん あくてぃびてぃ',
  giftCard: 'おみやげ 土産',
  goodsCard: 'どうぐ ぐっず グッズ',
  articleCard: 'きじ 関連記事 よみもの',
}

const cardKind = (type: CardBlockType): BlockKind => {
  const { label, plural } = CONTENT_KINDS[CARD_BLOCK_KINDS[type]]
  return {
    key: type,
    type,
    label: BLOCK_LABELS[type],
    hint: `${label}の今の情報をカードで見せます。`,
    group: '旅の情報',
    words: `かーど card ${plural} ${CARD_WORDS[type]}`,
    data: { refId: '' },
  }
}

/** What tells of places and of ways between them. */
export const TRAVEL_KINDS: BlockKind[] = [
  ...(Object.keys(CARD_BLOCK_KINDS) as CardBlockType[]).map(cardKind),
  {
    key: 'ranking',
    type: 'ranking',
    label: BLOCK_LABELS.ranking,
    hint: '順位をつけて紹介します。',
    group: '旅の情報',
    words: 'らんきんぐ じゅんい 順位 ranking',
    data: { title: '', items: [] },
  },
  {
    key: 'timeline',
    type: 'timeline',
    label: BLOCK_LABELS.timeline,
    hint: '行程を時刻の順に並べます。',
    group: '旅の情報',
    words: 'もでるこーす こうてい 行程 たいむらいん timeline',
    data: { title: '', steps: [] },
  },
  {
    key: 'map',
    type: 'map',
    label: BLOCK_LABELS.map,
    hint: '紹介する場所を地図と一覧で見せます。',
    group: '旅の情報',
    words: 'ちず まっぷ マップ map',
    data: { title: '', points: [] },
  },
]
