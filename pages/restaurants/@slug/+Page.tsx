import type { Restaurant } from '#domain/content/restaurant.ts'
import { smokingText, yenText } from '#domain/place/text.ts'
import { useData } from '#renderer/page-context.tsx'
import { PlacePage } from '#renderer/place-page/PlacePage.tsx'
import type { Data } from './+loader.ts'

export function Page() {
  const { restaurant, surroundings } = useData<Data>()
  return (
    <PlacePage
      kind="restaurant"
      place={restaurant}
      label={restaurant.genres[0] ?? ''}
      facts={[
        { name: '名物', value: restaurant.specialty },
        { name: 'ジャンル', value: restaurant.genres.join('、') },
        { name: '予算（税込）', value: budgetLines(restaurant) },
        { name: 'ラストオーダー', value: restaurant.lastOrder },
        { name: '席数', value: restaurant.seats && `${restaurant.seats}席` },
        { name: '喫煙', value: smokingText(restaurant.smoking) },
        { name: '予約', value: RESERVATION[restaurant.reservation] },
        { name: '持ち帰り', value: restaurant.takeout && 'できます' },
        { name: 'アレルギー', value: restaurant.allergyNote },
      ]}
      surroundings={surroundings}
    />
  )
}

const RESERVATION: Record<Restaurant['reservation'], string> = {
  required: '予約制',
  accepted: '予約できます',
  none: '予約は受け付けていません',
}

function budgetLines({
  budgetLunch,
  budgetDinner,
}: Pick<Restaurant, 'budgetLunch' | 'budgetDinner'>): string[] {
  return [
    budgetLunch && `昼 ${yenText(budgetLunch.from)}〜${yenText(budgetLunch.to)}`,
    budgetDinner && `夜 ${yenText(budgetDinner.from)}〜${yenText(budgetDinner.to)}`,
  ].filter((line): line is string => Boolean(line))
}
