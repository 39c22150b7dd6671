import type { Disclosure, DisclosureKind } from './disclosure.ts'

/** The short labels of advertising, by kind. */
export const DISCLOSURE_LABELS = {
  none: null,
  affiliate: null,
  pr: 'PR',
  gifted: '提供',
  own: '自社',
} as const satisfies Record<DisclosureKind, string | null>

/** The label of a disclosure without a short label, above the title: affiliate links. */
export const ADVERTISING_LABEL = '広告'

/**
 * The short label on a card, or `null`. Content that only contains affiliate links has no label on cards; its own
 * page discloses them (`disclosureSentences`).
 */
export function disclosureLabel(disclosure: Disclosure): string | null {
  return DISCLOSURE_LABELS[disclosure.kind]
}

const AFFILIATE_SENTENCE = 'このページにはアフィリエイト広告が含まれます。'

/**
 * The disclosure above a page's title, before the first affiliate link. `hasAffiliateLinks`: the page contains such
 * links, whether or not the editor declared them.
 */
export function disclosureSentences(disclosure: Disclosure | undefined, hasAffiliateLinks = false): string[] {
  const own = disclosure && sentenceOf(disclosure)
  const isMissing = hasAffiliateLinks && disclosure?.kind !== 'affiliate'
  return [...(own ? [own] : []), ...(isMissing ? [AFFILIATE_SENTENCE] : [])]
}

function sentenceOf(disclosure: Disclosure): string | null {
  if (disclosure.kind === 'none') return null
  if (disclosure.text) return disclosure.text
  const sponsor = disclosure.sponsorName
  return {
    affiliate: AFFILIATE_SENTENCE,
    pr: `${sponsor}の広告としてお届けします。`,
    gifted: `${sponsor ?? '関係各社'}から商品またはサービスの提供を受けています。`,
    own: 'たびしるべが提供する商品・サービスの紹介です。',
  }[disclosure.kind]
}
