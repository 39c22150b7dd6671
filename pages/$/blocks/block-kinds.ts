import type { BlockType } from '#domain/block.ts'
import { CARD_BLOCK_KINDS, type CardBlockType } from '#domain/card-block.ts'
import { CONTENT_KINDS } from '#domain/content-kind.ts'

export type BlockGroup = '文章' | '画像' | '旅の情報' | 'そのほか'

/** One entry of the menus that make blocks. */
export type BlockKind = {
  key: string
  type: BlockType
  label: string
  /** What it is for, in one line. */
  hint: string
  group: BlockGroup
  /** What somebody may type to find it: kana, Latin letters, other names. */
  words: string
  /** The data of a new one. */
  data: Record<string, unknown>
}

const cardKind = (type: CardBlockType): BlockKind => {
  const { label, plural } = CONTENT_KINDS[CARD_BLOCK_KINDS[type]]
  return {
    key: type,
    type,
    label: `${label}のカード`,
    hint: `${label}の今の情報をカードで見せます。`,
    group: '旅の情報',
    words: `かーど card ${plural} ${CARD_WORDS[type]}`,
    data: { refId: '' },
  }
}

const CARD_WORDS: Record<CardBlockType, string> = {
  spotCard: 'すぽっと みどころ 見どころ 観光',
  hotelCard: 'やど ほてる ホテル 旅館 宿泊',
  restaurantCard: 'しょくじ れすとらん レストラン 食事 グルメ',
  activityCard: 'たいけん あくてぃびてぃ',
  giftCard: 'おみやげ 土産',
  goodsCard: 'どうぐ ぐっず グッズ',
  articleCard: 'きじ 関連記事 よみもの',
}

const WRITTEN: BlockKind[] = [
  {
    key: 'paragraph',
    type: 'paragraph',
    label: '段落',
    hint: 'ふつうの文章です。',
    group: '文章',
    words: 'だんらく ぶんしょう text p',
    data: { text: [] },
  },
  {
    key: 'heading2',
    type: 'heading',
    label: '大見出し',
    hint: '目次に並ぶ、章の見出しです。',
    group: '文章',
    words: 'みだし おおみだし 見出し2 h2 heading',
    data: { level: 2, text: '' },
  },
  {
    key: 'heading3',
    type: 'heading',
    label: '小見出し',
    hint: '章のなかの見出しです。',
    group: '文章',
    words: 'みだし こみだし 見出し3 h3 heading',
    data: { level: 3, text: '' },
  },
  {
    key: 'bullets',
    type: 'list',
    label: '箇条書き',
    hint: '点の一覧です。',
    group: '文章',
    words: 'かじょうがき りすと リスト 一覧 list ul',
    data: { ordered: false, items: [[]] },
  },
  {
    key: 'numbers',
    type: 'list',
    label: '番号つきの一覧',
    hint: '順番のある一覧です。',
    group: '文章',
    words: 'ばんごう てじゅん 手順 リスト list ol',
    data: { ordered: true, items: [[]] },
  },
  {
    key: 'quote',
    type: 'quote',
    label: '引用',
    hint: 'ほかの人の言葉です。出典を添えられます。',
    group: '文章',
    words: 'いんよう quote',
    data: { text: [], source: null, sourceUrl: null },
  },
  {
    key: 'callout',
    type: 'callout',
    label: '囲み',
    hint: 'メモ、旅のこつ、ご注意を囲みます。',
    group: '文章',
    words: 'かこみ めも こつ ちゅうい 注意 コツ callout',
    data: { tone: 'info', title: null, text: [] },
  },
  {
    key: 'table',
    type: 'table',
    label: '表',
    hint: '料金や時刻をくらべる表です。',
    group: '文章',
    words: 'ひょう てーぶる テーブル table',
    data: {
      caption: null,
      header: ['', ''],
      rows: [
        ['', ''],
        ['', ''],
      ],
    },
  },
  {
    key: 'faq',
    type: 'faq',
    label: 'よくある質問',
    hint: '質問と答えを並べます。',
    group: '文章',
    words: 'よくあるしつもん faq qa しつもん',
    data: { items: [{ question: '', answer: [] }] },
  },
  {
    key: 'divider',
    type: 'divider',
    label: '区切り線',
    hint: '話の変わり目に置きます。',
    group: '文章',
    words: 'くぎりせん せん 線 divider hr',
    data: {},
  },
]

const PICTURES: BlockKind[] = [
  {
    key: 'image',
    type: 'image',
    label: '画像',
    hint: '画像を1枚、説明つきで置きます。',
    group: '画像',
    words: 'がぞう しゃしん 写真 image photo',
    data: { image: null, caption: null },
  },
  {
    key: 'gallery',
    type: 'gallery',
    label: '画像のならび',
    hint: '2枚から20枚の画像を並べます。',
    group: '画像',
    words: 'がぞうのならび ぎゃらりー ギャラリー gallery',
    data: { images: [] },
  },
]

const TRAVEL: BlockKind[] = [
  ...(Object.keys(CARD_BLOCK_KINDS) as CardBlockType[]).map(cardKind),
  {
    key: 'ranking',
    type: 'ranking',
    label: 'ランキング',
    hint: '順位をつけて紹介します。',
    group: '旅の情報',
    words: 'らんきんぐ じゅんい 順位 ranking',
    data: { title: '', items: [] },
  },
  {
    key: 'timeline',
    type: 'timeline',
    label: 'モデルコース',
    hint: '行程を時刻の順に並べます。',
    group: '旅の情報',
    words: 'もでるこーす こうてい 行程 たいむらいん timeline',
    data: { title: '', steps: [] },
  },
  {
    key: 'map',
    type: 'map',
    label: '地図',
    hint: '紹介する場所を地図と一覧で見せます。',
    group: '旅の情報',
    words: 'ちず まっぷ マップ map',
    data: { title: '', points: [] },
  },
]

const OTHERS: BlockKind[] = [
  {
    key: 'affiliateButton',
    type: 'affiliateButton',
    label: '予約・購入のボタン',
    hint: '予約サイトや店へのリンクです。',
    group: 'そのほか',
    words: 'よやく こうにゅう ぼたん ボタン あふぃりえいと アフィリエイト button',
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
  {
    key: 'embed',
    type: 'embed',
    label: '動画・投稿の埋め込み',
    hint: 'YouTube、Instagram、Xの動画や投稿です。',
    group: 'そのほか',
    words: 'うめこみ どうが とうこう ゆーちゅーぶ いんすた embed youtube instagram twitter',
    data: { service: 'youtube', url: '', title: '' },
  },
  {
    key: 'prNotice',
    type: 'prNotice',
    label: '広告の表記',
    hint: '提供や広告であることを伝えます。',
    group: 'そのほか',
    words: 'こうこく pr ぴーあーる ステマ 提供',
    data: { text: '' },
  },
]

/** Everything that can be made, in the order of the menus. */
export const BLOCK_KINDS: readonly BlockKind[] = [...WRITTEN, ...PICTURES, ...TRAVEL, ...OTHERS]

const WRITTEN_TYPES = ['paragraph', 'heading', 'list', 'quote', 'callout', 'table', 'faq', 'prNotice']

/** Blocks that are made by choosing, and shown as readers see them; the others are written where they stand. */
export const isChosen = (type: string): type is BlockType =>
  BLOCK_KINDS.some((kind) => kind.type === type) && !WRITTEN_TYPES.includes(type)

const LABELS: Record<string, string> = Object.fromEntries(
  BLOCK_KINDS.map(({ type, label }) => [type, label]).toReversed(),
)

/** What a block is called: 「大見出し」「スポットのカード」. */
export const labelOfType = (type: string, data: { level?: unknown; ordered?: unknown } = {}): string => {
  if (type === 'heading') return data.level === 3 ? '小見出し' : '大見出し'
  if (type === 'list') return data.ordered ? '番号つきの一覧' : '箇条書き'
  return LABELS[type] ?? 'わからない種類のブロック'
}

/** Katakana are found by hiragana and the other way round, in any width and case. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))

/** The kinds that a few typed letters may mean, best first. */
export function findKinds(query: string): readonly BlockKind[] {
  const wanted = folded(query)
  if (!wanted) return BLOCK_KINDS
  const rank = ({ label, words }: BlockKind): number => {
    if (folded(label).startsWith(wanted)) return 0
    if (
      folded(words)
        .split(' ')
        .some((word) => word.startsWith(wanted))
    )
      return 1
    return folded(label).includes(wanted) ? 2 : 3
  }
  return BLOCK_KINDS.filter((kind) => rank(kind) < 3).toSorted((one, other) => rank(one) - rank(other))
}
