import type { Block } from '../blocks/block.ts'
import { linksIn } from '../blocks/links.ts'
import { type AffiliateIds, offerLink, outboundLink } from './affiliate.ts'
import type { Offer } from './offer.ts'

/** Whether a text, or a value that contains texts, has an affiliate link. */
export const hasAffiliateText = (value: unknown, ids: AffiliateIds): boolean =>
  linksIn(value).some(({ href }) => outboundLink(href, ids).sponsored)

const hasAffiliateOffer = (offer: Offer, ids: AffiliateIds): boolean =>
  offerLink(offer, offer.label, ids)?.sponsored ?? false

const hasAffiliateBlock = ({ data }: Block, ids: AffiliateIds): boolean =>
  hasAffiliateText(data, ids) || ('offer' in data && hasAffiliateOffer(data.offer, ids))

/**
 * Whether the body or offers of a page contain affiliate links; then the page has a disclosure before the first of
 * them (景品表示法第5条第3号の指定告示, 2023-10-01).
 */
export const hasAffiliateLinks = (
  blocks: readonly Block[],
  offers: readonly Offer[],
  ids: AffiliateIds,
): boolean =>
  blocks.some((block) => hasAffiliateBlock(block, ids)) ||
  offers.some((offer) => hasAffiliateOffer(offer, ids))
