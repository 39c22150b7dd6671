import type { BlockOf, Blocks, BlockType } from '#domain/blocks/block.ts'
import { CARD_BLOCKS, type CardBlockType } from '#domain/blocks/card/card.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import type { ContentRef } from '#domain/content/ref.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { contentId, contentRef, seedId } from './identity.ts'
import { inline } from './inline.ts'
import { type PictureSource, picture } from './picture-source.ts'

/** A block in `content/`; its id is added when the page is assembled. */
export type BlockSource = { [Type in BlockType]: { type: Type; data: BlockOf<Type>['data'] } }[BlockType]

/** `spot:otaru-canal`: a reference in model courses, rankings and maps. */
export type RefSource = `${ContentKind}:${string}`

export function refOf(source: RefSource): ContentRef {
  const [kind, slug] = source.split(':') as [ContentKind, string]
  return contentRef(kind, slug)
}
const mention = (source: RefSource | undefined): ContentRef | null => (source ? refOf(source) : null)

const card =
  (type: CardBlockType) =>
  (slug: string): BlockSource => ({ type, data: { refId: contentId(CARD_BLOCKS[type].cardKind, slug) } })

export const h2 = (text: string): BlockSource => ({ type: 'heading', data: { level: 2, text } })
export const h3 = (text: string): BlockSource => ({ type: 'heading', data: { level: 3, text } })
export const p = (text: string): BlockSource => ({ type: 'paragraph', data: { text: inline(text) } })
export const image = (source: PictureSource, caption?: string): BlockSource => ({
  type: 'image',
  data: { image: picture(source), caption: caption ?? null },
})
export const gallery = (...images: { source: PictureSource; caption?: string }[]): BlockSource => ({
  type: 'gallery',
  data: {
    images: images.map(({ source, caption }) => ({ image: picture(source), caption: caption ?? null })),
  },
})
const listOf = (ordered: boolean, items: string[]): BlockSource => ({
  type: 'list',
  data: { ordered, items: items.map(inline) },
})
export const ul = (...items: string[]) => listOf(false, items)
export const ol = (...items: string[]) => listOf(true, items)
export const quote = (text: string, source?: string, sourceUrl?: string): BlockSource => ({
  type: 'quote',
  data: { text: inline(text), source: source ?? null, sourceUrl: sourceUrl ?? null },
})
export const table = (caption: string | null, header: string[], ...rows: string[][]): BlockSource => ({
  type: 'table',
  data: { caption, header, rows },
})
export const callout = (
  tone: 'info' | 'tip' | 'caution',
  title: string | null,
  text: string,
): BlockSource => ({
  type: 'callout',
  data: { tone, title, text: inline(text) },
})
export const faq = (...items: [question: string, answer: string][]): BlockSource => ({
  type: 'faq',
  data: { items: items.map(([question, answer]) => ({ question, answer: inline(answer) })) },
})
export const ranking = (
  title: string,
  ...items: { ref?: RefSource; title: string; comment: string }[]
): BlockSource => ({
  type: 'ranking',
  data: { title, items: items.map((item) => ({ ...item, ref: mention(item.ref) })) },
})
export const course = (
  title: string,
  ...steps: {
    day?: number
    time?: string
    kind: 'stop' | 'move' | 'meal' | 'stay'
    title: string
    minutes?: number
    body?: string
    ref?: RefSource
  }[]
): BlockSource => ({
  type: 'timeline',
  data: {
    title,
    steps: steps.map((step) => ({
      day: step.day ?? 1,
      time: step.time ?? null,
      kind: step.kind,
      title: step.title,
      minutes: step.minutes ?? null,
      body: step.body ?? null,
      ref: mention(step.ref),
    })),
  },
})
export const map = (title: string, ...refs: RefSource[]): BlockSource => ({
  type: 'map',
  data: { title, points: refs.map(refOf) },
})
export const spotCard = card('spotCard')
export const hotelCard = card('hotelCard')
export const restaurantCard = card('restaurantCard')
export const activityCard = card('activityCard')
export const giftCard = card('giftCard')
export const goodsCard = card('goodsCard')
export const articleCard = card('articleCard')
export const affiliateButton = (offer: Offer): BlockSource => ({ type: 'affiliateButton', data: { offer } })
export const embed = (service: 'youtube' | 'instagram' | 'x', url: string, title: string): BlockSource => ({
  type: 'embed',
  data: { service, url, title },
})
export const prNotice = (text: string): BlockSource => ({ type: 'prNotice', data: { text } })
export const divider = (): BlockSource => ({ type: 'divider', data: {} })

/** Adds a stable id to each block. */
export function blocksOf(owner: string, sources: readonly BlockSource[]): Blocks {
  return sources.map((source, index) => ({ ...source, id: seedId(owner, 'block', String(index)) }))
}
