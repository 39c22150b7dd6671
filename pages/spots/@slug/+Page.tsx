import { durationText, monthDayText } from '#domain/place/text.ts'
import { useData } from '#renderer/page-context.tsx'
import { PlacePage } from '#renderer/place-page/PlacePage.tsx'
import type { Data } from './+loader.ts'
import { BestMonths } from './BestMonths.tsx'

export function Page() {
  const { spot, surroundings } = useData<Data>()
  return (
    <PlacePage
      kind="spot"
      place={spot}
      label={spot.category}
      facts={[
        { name: '滞在の目安', value: durationText(spot.stayMinutes) },
        {
          name: 'おすすめの時季',
          value: spot.bestMonths.length > 0 && <BestMonths months={spot.bestMonths} />,
        },
        {
          name: '見ごろ',
          value: spot.seasons.map(
            ({ name, from, to }) => `${name}：${monthDayText(from)}〜${monthDayText(to)}`,
          ),
        },
        {
          name: 'こんな旅に',
          value: [spot.rainyDay && '雨の日も楽しめます', spot.kids && '子ども連れで楽しめます'].filter(
            (line): line is string => Boolean(line),
          ),
        },
      ]}
      surroundings={surroundings}
    />
  )
}
