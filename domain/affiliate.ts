import type { Offer } from './offer.ts'

/** The operator's identifiers at the two partners; an empty one means that links there stay plain. */
export type AffiliateIds = {
  amazonAffiliateId: string
  rakutenAffiliateId: string
  rakutenLinkSetId?: string
}

/** `sponsored` says whether a click earns money, and so whether the link is labelled. */
export type OutboundLink = { href: string; sponsored: boolean }

/** The set of links that Rakuten's reports group clicks under (spec §9, "Affiliate default link set id"). */
export const DEFAULT_LINK_SET_ID = '_STLink001'

const AMAZON = 'https://www.amazon.co.jp'
const RAKUTEN_REDIRECT = 'https://hb.afl.rakuten.co.jp'
const ASIN = /^[A-Z0-9]{10}$/

/** The product's page by its ASIN, or the shop's home where there is none (spec §7, "Affiliate links"). */
export function amazonLink(asin: string | null | undefined, affiliateId: string): OutboundLink {
  const page = asin && ASIN.test(asin) ? `${AMAZON}/dp/${asin}` : `${AMAZON}/`
  return affiliateId
    ? { href: `${page}?tag=${encodeURIComponent(affiliateId)}`, sponsored: true }
    : { href: page, sponsored: false }
}

function isRakutenPage(target: string): boolean {
  const url = URL.canParse(target) ? new URL(target) : null
  return url?.protocol === 'https:' && /(^|\.)rakuten\.co\.jp$/.test(url.hostname)
}

/** The travel-booking redirect with its target in `pc`. Pages of others, or already wrapped ones, stay as they are. */
export function rakutenLink(
  target: string,
  affiliateId: string,
  linkSetId: string = DEFAULT_LINK_SET_ID,
): OutboundLink {
  if (target.startsWith(`${RAKUTEN_REDIRECT}/`)) return { href: target, sponsored: true }
  if (!affiliateId || !isRakutenPage(target)) return { href: target, sponsored: false }
  return {
    href: `${RAKUTEN_REDIRECT}/hgc/${affiliateId}/${linkSetId}?pc=${encodeURIComponent(target)}`,
    sponsored: true,
  }
}

/** Where an offer leads. */
export function offerLink(
  offer: Pick<Offer, 'provider' | 'asin' | 'targetUrl'>,
  ids: AffiliateIds,
): OutboundLink {
  if (offer.provider === 'amazon') return amazonLink(offer.asin, ids.amazonAffiliateId)
  const target = offer.targetUrl ?? ''
  return offer.provider === 'rakutenTravel'
    ? rakutenLink(target, ids.rakutenAffiliateId, ids.rakutenLinkSetId || DEFAULT_LINK_SET_ID)
    : { href: target, sponsored: false }
}
