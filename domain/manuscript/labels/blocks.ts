import type { BlockType } from '../../blocks/block.ts'
import { EMBED_SERVICES } from '../../blocks/embed.ts'
import { OFFER_WORDS, PICTURE_WORDS } from './shared.ts'
import { under, type WordTable } from './words.ts'

/** What a block is called wherever it is spoken of: the menus that make it, the outline, a comparison, a checklist. */
export const BLOCK_LABELS: Readonly<Record<BlockType, string>> = {
  paragraph: '段落',
  heading: '見出し',
  image: '画像',
  gallery: '画像のならび',
  list: '箇条書き',
  quote: '引用',
  table: '表',
  callout: '囲み',
  faq: 'よくある質問',
  ranking: 'ランキング',
  timeline: 'モデルコース',
  map: '地図',
  spotCard: 'スポットのカード',
  hotelCard: '宿のカード',
  restaurantCard: '食事処のカード',
  activityCard: '体験のカード',
  giftCard: 'おみやげのカード',
  goodsCard: '旅の道具のカード',
  articleCard: '記事のカード',
  affiliateButton: '予約・購入のボタン',
  embed: '動画・投稿の埋め込み',
  prNotice: '広告の表記',
  divider: '区切り線',
}

export const HEADING_LABELS = { 2: '大見出し', 3: '小見出し' } as const
export const NUMBERED_LIST_LABEL = '番号つきの一覧'

const isKnown = (type: string): type is BlockType => Object.hasOwn(BLOCK_LABELS, type)

/** What one block is called: 「小見出し」, 「スポットのカード」; one of a type that this build does not know says so. */
export function blockLabel(block: { type: string; data?: unknown }): string {
  const { level, ordered } = (block.data ?? {}) as { level?: unknown; ordered?: unknown }
  if (block.type === 'heading') return HEADING_LABELS[level === 3 ? 3 : 2]
  if (block.type === 'list' && ordered) return NUMBERED_LIST_LABEL
  return isKnown(block.type) ? BLOCK_LABELS[block.type] : '知らない種類'
}

const CAPTION = { label: 'キャプション' } as const
const TITLE = { label: '題' } as const
const CARD: WordTable = { refId: { label: '紹介する相手', control: 'content' } }
const MENTION: WordTable = {
  kind: { label: '種類', within: 'id' },
  id: { label: '紹介する相手', control: 'content' },
}

/** The words of everything a block holds, by type; for the dialogs that write it and for what speaks of it. */
export const BLOCK_WORDS: Readonly<Record<BlockType, WordTable>> = {
  paragraph: { text: { label: '文章' } },
  heading: {
    level: { label: '大きさ', choices: { 2: '大見出し', 3: '小見出し' } },
    text: { label: '見出しの文字' },
  },
  image: { image: { label: '画像' }, ...under('image', PICTURE_WORDS), caption: CAPTION },
  gallery: {
    images: { label: '画像', entry: '画像' },
    'images.*.image': { label: '画像' },
    ...under('images.*.image', PICTURE_WORDS),
    'images.*.caption': CAPTION,
  },
  list: { ordered: { label: '番号をつける' }, items: { label: '項目', entry: '項目' } },
  quote: {
    text: { label: '引用する文章' },
    source: { label: '出典' },
    sourceUrl: { label: '出典のURL' },
  },
  table: {
    caption: { label: '表の題' },
    header: { label: '列の名前', entry: '列' },
    rows: { label: '表の行', entry: '行' },
    'rows.*': { label: '行', entry: '列' },
  },
  callout: {
    tone: { label: '種類', choices: { info: 'メモ', tip: '旅のこつ', caution: 'ご注意' } },
    title: TITLE,
    text: { label: '囲みの文章' },
  },
  faq: {
    items: { label: '質問と答え', entry: '質問' },
    'items.*.question': { label: '質問の文' },
    'items.*.answer': { label: '答え' },
  },
  ranking: {
    title: TITLE,
    items: { label: '順位', entry: '順位' },
    'items.*.title': { label: '名前' },
    'items.*.comment': { label: 'ひとこと' },
    'items.*.ref': { label: '紹介する相手' },
    ...under('items.*.ref', MENTION),
  },
  timeline: {
    title: TITLE,
    steps: { label: '行程', entry: '行程' },
    'steps.*.day': { label: '何日目' },
    'steps.*.time': { label: '時刻' },
    'steps.*.kind': {
      label: '種類',
      choices: { stop: '立ち寄り', move: '移動', meal: '食事', stay: '宿泊' },
    },
    'steps.*.title': { label: 'すること' },
    'steps.*.minutes': { label: 'かかる時間（分）' },
    'steps.*.body': { label: '説明' },
    'steps.*.ref': { label: '紹介する相手' },
    ...under('steps.*.ref', MENTION),
  },
  map: { title: TITLE, points: { label: '場所', entry: '場所' }, ...under('points.*', MENTION) },
  spotCard: CARD,
  hotelCard: CARD,
  restaurantCard: CARD,
  activityCard: CARD,
  giftCard: CARD,
  goodsCard: CARD,
  articleCard: CARD,
  affiliateButton: { offer: { label: 'リンク' }, ...under('offer', OFFER_WORDS) },
  embed: {
    service: {
      label: 'サービス',
      choices: {
        youtube: EMBED_SERVICES.youtube.name,
        instagram: EMBED_SERVICES.instagram.name,
        x: EMBED_SERVICES.x.name,
      },
    },
    url: { label: '動画・投稿のアドレス' },
    title: TITLE,
  },
  prNotice: { text: { label: '表記の文章' } },
  divider: {},
}

/** The words of the data of a block; none for one of a type that is not known. */
export const blockWords = (type: string): WordTable => (isKnown(type) ? BLOCK_WORDS[type] : {})

/** What one part of a block is called in the dialog that writes it. */
export const blockFieldLabel = (type: BlockType, path: string): string => BLOCK_WORDS[type][path]?.label ?? ''

/** The choices of one part of a block, in their order. */
export const blockFieldChoices = (type: BlockType, path: string): { value: string; label: string }[] =>
  Object.entries(BLOCK_WORDS[type][path]?.choices ?? {}).map(([value, label]) => ({ value, label }))
