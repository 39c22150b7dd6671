import type { Block } from '../blocks/block.ts'
import { linksIn } from '../blocks/links.ts'
import { type AffiliateIds, offerLink, outboundLink } from './affiliate.ts'
import type { Offer } from './offer.ts'

/** Whether a text, or anything that holds texts, has a link that earns. */
export const hasAffiliateText = (value: unknown, ids: AffiliateIds): boolean =>
  linksIn(value).some(({ href }) => outboundLink(href, ids).sponsored)

const earnsByOffer = (offer: Offer, ids: AffiliateIds): boolean =>
  offerLink(offer, offer.label, ids)?.sponsored ?? false

const earnsByBlock = ({ data }: Block, ids: AffiliateIds): boolean =>
  hasAffiliateText(data, ids) || ('offer' in data && earnsByOffer(data.offer, ids))

/**
 * Whether a page earns by a link in its body or among its offers: it says so before the first of them
 * (景品表示法第5条第3号の指定告示, 2023-10-01).
 */
export const hasAffiliateLinks = (
  blocks: readonly Block[],
  offers: readonly Offer[],
  ids: AffiliateIds,
): boolean =>
  blocks.some((block) => earnsByBlock(block, ids)) || offers.some((offer) => earnsByOffer(offer, ids))
