import type { Node } from 'prosemirror-model'
import type { ComponentType } from 'react'
import type { BlockType } from '#domain/blocks/block.ts'
import { isBlockType } from '#domain/blocks/block-types.ts'
import { BlockFields } from './BlockFields.tsx'
import { EmbedForm, OfferForm } from './OutsideForms.tsx'
import { GalleryForm, ImageForm } from './PictureForms.tsx'
import type { FormProps } from './read.ts'
import { MapForm, RankingForm, TimelineForm } from './TravelForms.tsx'

/** The dialog of a type: a form, a content picker for cards, or none. */
type BlockForm = ComponentType<FormProps> | 'content' | null

const fieldsOf = (type: BlockType, ...names: string[]): BlockForm =>
  function Fields(props) {
    return <BlockFields type={type} names={names} {...props} />
  }

/** Every type of block in menu order, with its dialog; that of an inline block edits everything but the text. */
export const BLOCK_FORMS: Readonly<Record<BlockType, BlockForm>> = {
  paragraph: null,
  heading: null,
  list: null,
  quote: fieldsOf('quote', 'source', 'sourceUrl'),
  callout: fieldsOf('callout', 'tone', 'title'),
  table: fieldsOf('table', 'caption'),
  faq: null,
  divider: null,
  image: ImageForm,
  gallery: GalleryForm,
  spotCard: 'content',
  hotelCard: 'content',
  restaurantCard: 'content',
  activityCard: 'content',
  giftCard: 'content',
  goodsCard: 'content',
  articleCard: 'content',
  ranking: RankingForm,
  timeline: TimelineForm,
  map: MapForm,
  affiliateButton: OfferForm,
  embed: EmbedForm,
  prNotice: null,
}

/** `null` for a block without a dialog, and for one of an unknown type. */
export function formOf({ type, attrs }: Node): BlockForm {
  const name = type.name === 'atom' ? attrs.type : type.name
  return isBlockType(name) ? BLOCK_FORMS[name] : null
}
