import type { Hotel } from '../content/hotel.ts'
import type { Offer } from './offer.ts'

const RAKUTEN_HOME = 'https://travel.rakuten.co.jp/'

/**
 * A hotel's offers. An offer that only leads to the booking site's home leads to the hotel's page once its number is
 * known.
 */
export const offersOfHotel = ({
  offers,
  rakutenHotelNo,
}: Pick<Hotel, 'offers' | 'rakutenHotelNo'>): Offer[] =>
  offers.map((offer) =>
    rakutenHotelNo && offer.provider === 'rakutenTravel' && offer.targetUrl === RAKUTEN_HOME
      ? { ...offer, targetUrl: `${RAKUTEN_HOME}HOTEL/${rakutenHotelNo}/${rakutenHotelNo}.html` }
      : offer,
  )
