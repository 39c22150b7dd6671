import type { ComponentType } from 'react'
import { EmbedForm, OfferForm } from './OutsideForms.tsx'
import { type FormProps, GalleryForm, ImageForm } from './PictureForms.tsx'
import { CalloutForm, QuoteForm, TableForm } from './TextForms.tsx'
import { MapForm, RankingForm, TimelineForm } from './TravelForms.tsx'

/** The fields of a block by its type. Cards have none: they are picked. */
export const BLOCK_FORMS: Record<string, ComponentType<FormProps>> = {
  image: ImageForm,
  gallery: GalleryForm,
  ranking: RankingForm,
  timeline: TimelineForm,
  map: MapForm,
  affiliateButton: OfferForm,
  embed: EmbedForm,
  quote: QuoteForm,
  callout: CalloutForm,
  table: TableForm,
}
