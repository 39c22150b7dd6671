import { DISCLOSURE_LABELS } from '#domain/content/disclosure-label.ts'
import { offerLink } from '#domain/offers/affiliate.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { useSiteConfig } from '../site-config.ts'
import { NewTabNote } from './NewTabNote.tsx'
import styles from './OfferButton.module.css'
import { offerText } from './offer-text.ts'

type About = {
  /** The search keyword for shops when the offer has no product URL. */
  name: string
  /** Distinguishes offers with the same label on one page. */
  about?: string
}

/**
 * A link to book or buy, with its destination and whether it is an affiliate link. Renders nothing if the offer leads
 * only to the top page of a shop without a search.
 */
export function OfferButton({ offer, name, about }: { offer: Offer } & About) {
  const outbound = offerLink(offer, name, useSiteConfig())
  if (!outbound) return null
  const { href, sponsored } = outbound
  return (
    <a
      className={styles.button}
      href={href}
      target="_blank"
      rel={sponsored ? 'sponsored nofollow noopener' : 'nofollow noopener'}
    >
      {sponsored && <span className={styles.label}>{DISCLOSURE_LABELS.pr}</span>}
      {about && <span className="visually-hidden">{about}：</span>}
      <span>{offerText(offer)}</span>
      <NewTabNote />
    </a>
  )
}

export function OfferButtons({ offers, name, about }: { offers: readonly Offer[] } & About) {
  if (offers.length === 0) return null
  return (
    <div className={styles.buttons}>
      {offers.map((offer) => (
        <OfferButton
          key={`${offer.provider}${offer.label}${offer.targetUrl}`}
          offer={offer}
          name={name}
          about={about}
        />
      ))}
    </div>
  )
}
