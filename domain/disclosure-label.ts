import type { Disclosure, DisclosureKind } from './disclosure.ts'

const LABELS: Record<DisclosureKind, string | null> = {
  none: null,
  affiliate: '広告',
  pr: 'PR',
  gifted: '提供',
  own: '自社',
}

/** The short label on a card, or `null` where nothing has to be disclosed. */
export function disclosureLabel(disclosure: Disclosure): string | null {
  return LABELS[disclosure.kind]
}

/** The sentence above the title, or `null` where nothing has to be disclosed. */
export function disclosureSentence(disclosure: Disclosure): string | null {
  if (disclosure.kind === 'none') return null
  if (disclosure.text) return disclosure.text
  const sponsor = disclosure.sponsorName
  return {
    affiliate: 'このページにはアフィリエイト広告が含まれます。',
    pr: `${sponsor}の広告としてお届けします。`,
    gifted: `${sponsor ?? '関係各社'}から商品またはサービスの提供を受けています。`,
    own: 'たびしるべが提供する商品・サービスの紹介です。',
  }[disclosure.kind]
}
