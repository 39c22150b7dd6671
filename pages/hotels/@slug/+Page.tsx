import type { Hotel } from '#domain/content/hotel.ts'
import { japaneseDay } from '#domain/date/japanese-date.ts'
import { offersOfHotel } from '#domain/offers/hotel-offers.ts'
import { yenText } from '#domain/place/text.ts'
import { useData } from '#renderer/page-context.tsx'
import { PlacePage } from '#renderer/place-page/PlacePage.tsx'
import type { Data } from './+loader.ts'

export function Page() {
  const { hotel, surroundings } = useData<Data>()
  return (
    <PlacePage
      kind="hotel"
      place={hotel}
      label={hotel.type}
      facts={[
        { name: 'チェックイン', value: `${hotel.checkIn}から` },
        { name: 'チェックアウト', value: `${hotel.checkOut}まで` },
        { name: '料金の目安', value: hotel.minCharge && `1名 ${yenText(hotel.minCharge)}から（税込）` },
        { name: '食事', value: hotel.mealPlan },
        { name: '温泉', value: onsenText(hotel.onsen) },
        { name: '入湯税', value: hotel.bathTaxNote },
        { name: '客室', value: hotel.rooms && `${hotel.rooms}室` },
        { name: '口コミ', value: reviewText(hotel.review) },
      ]}
      offers={offersOfHotel(hotel)}
      surroundings={surroundings}
    />
  )
}

function onsenText(onsen: Hotel['onsen']): string {
  if (!onsen?.has) return ''
  return ['あり', onsen.quality, onsen.kakenagashi && '源泉かけ流し', onsen.privateBath && '貸切風呂あり']
    .filter(Boolean)
    .join('、')
}

/** The review score of a booking site, with its source and date. */
function reviewText(review: Hotel['review']): string {
  if (!review) return ''
  const { average, count, source, fetchedAt } = review
  const guests = count.toLocaleString('ja-JP')
  return `5点中${average.toFixed(1)}点（${source}の${guests}件、${japaneseDay(fetchedAt)}現在）`
}
