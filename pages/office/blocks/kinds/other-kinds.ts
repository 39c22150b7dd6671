import { BLOCK_LABELS } from '#domain/manuscript/labels/blocks.ts'
import type { BlockKind } from './block-kind.ts'

/** Pictures. */
export const PICTURE_KINDS: BlockKind[] = [
  {
    key: 'image',
    type: 'image',
    label: BLOCK_LABELS.image,
    hint: '画像を1枚、説明つきで置きます。',
    group: '画像',
    words: 'がぞう しゃしん 写真 image photo',
    data: { image: null, caption: null },
  },
  {
    key: 'gallery',
    type: 'gallery',
    label: BLOCK_LABELS.gallery,
    hint: '2枚から20枚の画像を並べます。',
    group: '画像',
    words: 'がぞうのならび ぎゃらりー ギャラリー gallery',
    data: { images: [] },
  },
]

/** What leads out of the site, and what has to be said of that. */
export const OTHER_KINDS: BlockKind[] = [
  {
    key: 'affiliateButton',
    type: 'affiliateButton',
    label: BLOCK_LABELS.affiliateButton,
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
    label: BLOCK_LABELS.embed,
    hint: 'YouTube、Instagram、Xの動画や投稿です。',
    group: 'そのほか',
    words: 'うめこみ どうが とうこう ゆーちゅーぶ いんすた embed youtube instagram twitter',
    data: { service: 'youtube', url: '', title: '' },
  },
  {
    key: 'prNotice',
    type: 'prNotice',
    label: BLOCK_LABELS.prNotice,
    hint: '提供や広告であることを伝えます。',
    group: 'そのほか',
    words: 'こうこく pr ぴーあーる ステマ 提供',
    data: { text: '' },
  },
]
