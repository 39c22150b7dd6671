import { z } from 'zod'
import { ContentRef } from '../content/ref.ts'
import { ClockTime } from '../date/iso-date.ts'
import { Picture } from '../image/picture.ts'
import { Offer } from '../offers/offer.ts'
import { Identifier } from '../text/identifier.ts'
import { limited } from '../text/text-rules.ts'
import { WebUrl } from '../url/web-url.ts'
import { Inline } from './inline.ts'
import { BLOCK_LIMITS } from './limits.ts'

const CaptionedPicture = z.object({
  image: Picture,
  caption: limited({ max: BLOCK_LIMITS.caption }).nullable(),
})

/** A mention of content inside a ranking or a model course; `null` where the line stands for itself. */
const Mention = ContentRef.nullable()

const block = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({ id: Identifier, type: z.literal(type), data })

const cardBlock = <Type extends string>(type: Type) => block(type, z.object({ refId: Identifier }))

export const RankingItem = z.object({
  ref: Mention,
  title: limited({ min: 1, max: BLOCK_LIMITS.title }),
  comment: limited({ min: 1, max: BLOCK_LIMITS.comment }),
})

/** One stop or one move of a model course; `minutes` is how long it takes. */
export const TimelineStep = z.object({
  day: z.int().min(1).max(14),
  time: ClockTime.nullable(),
  kind: z.enum(['stop', 'move', 'meal', 'stay']),
  title: limited({ min: 1, max: BLOCK_LIMITS.title }),
  minutes: z.int().positive().nullable(),
  body: limited({ max: BLOCK_LIMITS.comment }).nullable(),
  ref: Mention,
})
export type TimelineStep = z.infer<typeof TimelineStep>

/**
 * One block of a body: JSON only, never HTML. Card blocks store ids, so that a changed fact shows everywhere at once.
 */
export const Block = z.discriminatedUnion('type', [
  block(
    'heading',
    z.object({
      level: z.union([z.literal(2), z.literal(3)]),
      text: limited({ min: 1, max: BLOCK_LIMITS.heading }),
    }),
  ),
  block('paragraph', z.object({ text: Inline })),
  block('image', CaptionedPicture),
  block('gallery', z.object({ images: z.array(CaptionedPicture).min(2).max(20) })),
  block('list', z.object({ ordered: z.boolean(), items: z.array(Inline).min(1) })),
  block(
    'quote',
    z.object({
      text: Inline,
      source: limited({ max: BLOCK_LIMITS.source }).nullable(),
      sourceUrl: WebUrl.nullable(),
    }),
  ),
  block(
    'table',
    z.object({
      caption: limited({ max: BLOCK_LIMITS.tableCaption }).nullable(),
      header: z.array(limited({ max: BLOCK_LIMITS.tableHeading })).min(1),
      rows: z.array(z.array(limited({ max: BLOCK_LIMITS.tableCell }))).min(1),
    }),
  ),
  block(
    'callout',
    z.object({
      tone: z.enum(['info', 'tip', 'caution']),
      title: limited({ max: BLOCK_LIMITS.title }).nullable(),
      text: Inline,
    }),
  ),
  block(
    'faq',
    z.object({ items: z.array(z.object({ question: z.string().min(1), answer: Inline })).min(1) }),
  ),
  block(
    'ranking',
    z.object({ title: limited({ min: 1, max: BLOCK_LIMITS.title }), items: z.array(RankingItem).min(2) }),
  ),
  block(
    'timeline',
    z.object({ title: limited({ min: 1, max: BLOCK_LIMITS.title }), steps: z.array(TimelineStep).min(2) }),
  ),
  block(
    'map',
    z.object({
      title: limited({ min: 1, max: BLOCK_LIMITS.title }),
      points: z.array(ContentRef).min(1),
    }),
  ),
  cardBlock('spotCard'),
  cardBlock('hotelCard'),
  cardBlock('restaurantCard'),
  cardBlock('activityCard'),
  cardBlock('giftCard'),
  cardBlock('goodsCard'),
  cardBlock('articleCard'),
  block('affiliateButton', z.object({ offer: Offer })),
  block(
    'embed',
    z.object({
      service: z.enum(['youtube', 'instagram', 'x']),
      url: z.url({ protocol: /^https$/ }),
      title: limited({ min: 1, max: BLOCK_LIMITS.embedTitle }),
    }),
  ),
  block('prNotice', z.object({ text: limited({ min: 1, max: BLOCK_LIMITS.notice }) })),
  block('divider', z.object({})),
])
export type Block = z.infer<typeof Block>
export type BlockType = Block['type']
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>

export const Blocks = z.array(Block)
export type Blocks = z.infer<typeof Blocks>
