import type { Offer, OfferProvider } from '#domain/offers/offer.ts'

/** The verb by type of destination; `official` and `other` use their own label. */
const DESTINATIONS: Record<OfferProvider, string | null> = {
  amazon: 'Amazon',
  rakutenTravel: '楽天トラベル',
  jalan: 'じゃらんnet',
  official: '公式サイト',
  other: null,
}

/** A label that already is a call to action. */
const IS_CALL_TO_ACTION = /(?:見|探す|さがす|買|選|申し込|予約す|調べ|確かめ|確認す)[ぁ-ん]{0,20}$/

/** `楽天トラベルで空室と料金を見る`: the destination and what is found there. */
export function offerText({ provider, label }: Pick<Offer, 'provider' | 'label'>): string {
  const destination = DESTINATIONS[provider]
  if (!destination || label.includes(destination)) return label
  return IS_CALL_TO_ACTION.test(label) ? `${destination}で${label}` : `${destination}で${label}を見る`
}
