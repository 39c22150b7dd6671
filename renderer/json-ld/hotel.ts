import type { Hotel } from '#domain/content/hotel.ts'
import { placeSchema } from './place.ts'
import { filled, type Schema, type SchemaContext } from './schema.ts'

/** Accommodation. Review scores of booking sites are not ours and are not marked up. */
export const hotelSchema = (hotel: Hotel, context: SchemaContext): Schema => ({
  ...placeSchema('LodgingBusiness', hotel, context),
  checkinTime: hotel.checkIn,
  checkoutTime: hotel.checkOut,
  priceRange: hotel.minCharge ? `￥${hotel.minCharge.toLocaleString('ja-JP')}〜` : undefined,
  numberOfRooms: hotel.rooms ?? undefined,
  petsAllowed: hotel.facilities?.pets ?? undefined,
  amenityFeature: filled(amenities(hotel)),
})

function amenities({ onsen, facilities, parking, accessibility }: Hotel): Schema[] {
  const features: [string, boolean | null | undefined][] = [
    ['温泉', onsen?.has],
    ['貸切風呂', onsen?.privateBath],
    ['Wi-Fi', facilities?.wifi],
    ['駐車場', parking?.available],
    ['段差のない経路', accessibility?.stepFree],
  ]
  return features.flatMap(([name, value]) =>
    typeof value === 'boolean' ? [{ '@type': 'LocationFeatureSpecification', name, value }] : [],
  )
}
