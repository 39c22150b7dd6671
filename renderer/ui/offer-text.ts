import type { Offer, OfferProvider } from '#domain/offers/offer.ts'

/** What a button says of where it leads; `official` and `other` name themselves in their label. */
const DESTINATIONS: Record<OfferProvider, string | null> = {
  amazon: 'Amazon',
  rakutenTravel: '楽天トラベル',
  jalan: 'じゃらんnet',
  official: '公式サイト',
  other: null,
}

/** A label that says already what one does there. */
const SAYS_WHAT_TO_DO = /(?:見|探す|さがす|買|選|申し込|予約す|調べ|確かめ|確認す)[ぁ-ん]{0,20}$/

/** `楽天トラベルで空室と料金を見る`: where the offer leads, and what is found there. */
export function offerText({ provider, label }: Pick<Offer, 'provider' | 'label'>): string {
  const destination = DESTINATIONS[provider]
  if (!destination || label.includes(destination)) return label
  return SAYS_WHAT_TO_DO.test(label) ? `${destination}で${label}` : `${destination}で${label}を見る`
}
