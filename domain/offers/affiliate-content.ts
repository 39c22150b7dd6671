import type { Block } from '../blocks/block.ts'
import type { Inline } from '../blocks/inline.ts'
import { type AffiliateIds, offerLink, outboundLink } from './affiliate.ts'
import type { Offer } from './offer.ts'

/** Whether a text has a link that earns. */
export const hasAffiliateText = (inline: Inline, ids: AffiliateIds): boolean =>
  inline.some(({ marks }) =>
    marks.some((mark) => mark.type === 'link' && outboundLink(mark.href, ids).sponsored),
  )

function earnsByBlock(block: Block, ids: AffiliateIds): boolean {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
    case 'callout':
      return hasAffiliateText(block.data.text, ids)
    case 'list':
      return block.data.items.some((item) => hasAffiliateText(item, ids))
    case 'faq':
      return block.data.items.some(({ answer }) => hasAffiliateText(answer, ids))
    case 'affiliateButton':
      return earnsByOffer(block.data.offer, ids)
    default:
      return false
  }
}

const earnsByOffer = (offer: Offer, ids: AffiliateIds): boolean =>
  offerLink(offer, offer.label, ids)?.sponsored ?? false

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
