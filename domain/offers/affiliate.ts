import type { Offer } from './offer.ts'

/** The operator's identifiers at both partners; empty means plain links. */
export type AffiliateIds = {
  amazonAffiliateId: string
  rakutenAffiliateId: string
  rakutenLinkSetId?: string
}

/** `sponsored`: a click earns money, so the link is labelled. */
export type OutboundLink = { href: string; sponsored: boolean }

/** The link set under which Rakuten's reports group clicks (spec §9, "Affiliate default link set id"). */
const DEFAULT_LINK_SET_ID = '_STLink001'

const AMAZON = 'https://www.amazon.co.jp'
const RAKUTEN_REDIRECT = 'https://hb.afl.rakuten.co.jp'
const ASIN = /^[A-Z0-9]{10}$/

/** A lone surrogate, which a form may hold for a moment, would throw. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())

function isPageOf(host: RegExp, target: string): boolean {
  const url = URL.canParse(target) ? new URL(target) : null
  return url?.protocol === 'https:' && host.test(url.hostname)
}
const isAmazonPage = (target: string): boolean => isPageOf(/^(www\.)?amazon\.co\.jp$/, target)
const isRakutenPage = (target: string): boolean => isPageOf(/(^|\.)rakuten\.co\.jp$/, target)

/** A page of the retailer with our tag instead of any other; the rest of the URL is unchanged. */
function tagged(page: string, affiliateId: string): OutboundLink {
  if (!affiliateId) return { href: page, sponsored: false }
  const url = new URL(page)
  url.searchParams.set('tag', affiliateId)
  return { href: url.href, sponsored: true }
}

/** The product page by ASIN, or the shop's home page without one (spec §7, "Affiliate links"). */
export const amazonLink = (asin: string | null | undefined, affiliateId: string): OutboundLink =>
  tagged(asin && ASIN.test(asin) ? `${AMAZON}/dp/${asin}` : `${AMAZON}/`, affiliateId)

/** The travel-booking redirect with its target in `pc`. Other sites' and already wrapped URLs stay unchanged. */
export function rakutenLink(
  target: string,
  affiliateId: string,
  linkSetId: string = DEFAULT_LINK_SET_ID,
): OutboundLink {
  if (target.startsWith(`${RAKUTEN_REDIRECT}/`)) return { href: target, sponsored: true }
  if (!affiliateId || !isRakutenPage(target)) return { href: target, sponsored: false }
  return {
    href: `${RAKUTEN_REDIRECT}/hgc/${affiliateId}/${linkSetId}?pc=${encoded(target)}`,
    sponsored: true,
  }
}

/** The URL for an outbound link: affiliate links for both partners, unchanged for others. */
export function outboundLink(target: string, ids: AffiliateIds): OutboundLink {
  if (isAmazonPage(target)) return tagged(target, ids.amazonAffiliateId)
  return rakutenLink(target, ids.rakutenAffiliateId, ids.rakutenLinkSetId || DEFAULT_LINK_SET_ID)
}

/** Search URLs by the host of a shop's front page. */
const SEARCHES: Record<string, (name: string) => string> = {
  'www.amazon.co.jp': (name) => `${AMAZON}/s?k=${encoded(name)}`,
  'www.rakuten.co.jp': (name) => `https://search.rakuten.co.jp/search/mall/${encoded(name)}/`,
  'travel.rakuten.co.jp': (name) =>
    `https://kw.travel.rakuten.co.jp/keyword/Search.do?f_query=${encoded(name)}`,
}

/** The front page of a shop is replaced by a search for the product's name. */
function searchedFor(target: string, name: string): string | null {
  const url = URL.canParse(target) ? new URL(target) : null
  if (url?.pathname !== '/' || url.search) return target
  const host = /^(amazon|rakuten)\.co\.jp$/.test(url.hostname) ? `www.${url.hostname}` : url.hostname
  if (host === 'www.jalan.net') return null
  return SEARCHES[host]?.(name) ?? target
}

const addressOf = ({ provider, asin, targetUrl }: Pick<Offer, 'provider' | 'asin' | 'targetUrl'>): string => {
  if (provider !== 'amazon') return targetUrl ?? ''
  return asin && ASIN.test(asin) ? `${AMAZON}/dp/${asin}` : (targetUrl ?? `${AMAZON}/`)
}

/**
 * The URL of an offer: its page, or a search for `name` at the shop. `null` if neither exists, since a link to a
 * shop's front page is useless.
 */
export function offerLink(
  offer: Pick<Offer, 'provider' | 'asin' | 'targetUrl'>,
  name: string,
  ids: AffiliateIds,
): OutboundLink | null {
  const target = searchedFor(addressOf(offer), name)
  return target ? outboundLink(target, ids) : null
}
