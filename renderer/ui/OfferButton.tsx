import { offerLink } from '#domain/affiliate.ts'
import type { Offer } from '#domain/offer.ts'
import { useSiteConfig } from '../site-config.ts'
import styles from './OfferButton.module.css'
import { offerText } from './offer-text.ts'

/** A way to book or buy, saying where it leads and whether we earn from it. */
export function OfferButton({ offer }: { offer: Offer }) {
  const { href, sponsored } = offerLink(offer, useSiteConfig())
  return (
    <a
      className={styles.button}
      href={href}
      target="_blank"
      rel={sponsored ? 'sponsored nofollow noopener' : 'nofollow noopener'}
    >
      {sponsored && <span className={styles.label}>PR</span>}
      <span>{offerText(offer)}</span>
      <span className="visually-hidden">（新しい画面で開きます）</span>
    </a>
  )
}

export function OfferButtons({ offers }: { offers: readonly Offer[] }) {
  if (offers.length === 0) return null
  return (
    <div className={styles.buttons}>
      {offers.map((offer) => (
        <OfferButton key={`${offer.provider}${offer.label}${offer.targetUrl}`} offer={offer} />
      ))}
    </div>
  )
}
