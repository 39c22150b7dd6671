import { affiliateButton } from './affiliate-button/affiliate-button.ts'
import { callout } from './callout/callout.ts'
import { CARD_BLOCKS } from './card/card.ts'
import type { BlockDefinition } from './define-block.ts'
import { divider } from './divider/divider.ts'
import { embed } from './embed/embed.ts'
import { faq } from './faq/faq.ts'
import { gallery } from './gallery/gallery.ts'
import { heading } from './heading/heading.ts'
import { image } from './image/image.ts'
import { list } from './list/list.ts'
import { map } from './map/map.ts'
import { paragraph } from './paragraph/paragraph.ts'
import { prNotice } from './pr-notice/pr-notice.ts'
import { quote } from './quote/quote.ts'
import { ranking } from './ranking/ranking.ts'
import { table } from './table/table.ts'
import { timeline } from './timeline/timeline.ts'

/**
 * Every type of block. Code that public pages load must not import this: it imports zod. Values that renderers need are
 * in a separate file beside the definition (`callout/tones.ts`).
 */
export const BLOCK_TYPES = {
  heading,
  paragraph,
  image,
  gallery,
  list,
  quote,
  table,
  callout,
  faq,
  ranking,
  timeline,
  map,
  ...CARD_BLOCKS,
  affiliateButton,
  embed,
  prNotice,
  divider,
} as const satisfies Record<string, BlockDefinition>

export const isBlockType = (type: string): type is keyof typeof BLOCK_TYPES =>
  Object.hasOwn(BLOCK_TYPES, type)

/** `undefined` for a type that this build does not know. */
export const blockDefinition = (type: string): BlockDefinition | undefined =>
  isBlockType(type) ? BLOCK_TYPES[type] : undefined
