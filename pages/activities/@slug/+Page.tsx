import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { durationText, monthsText } from '#domain/place/text.ts'
import { useData } from '#renderer/page-context.tsx'
import { PlacePage } from '#renderer/place-page/PlacePage.tsx'
import type { Data } from './+loader.ts'

export function Page() {
  const { activity, surroundings } = useData<Data>()
  return (
    <PlacePage
      kind="activity"
      place={activity}
      label={CONTENT_KINDS.activity.label}
      facts={[
        { name: '所要時間', value: durationText(activity.durationMin) },
        { name: '集合場所', value: activity.meetingPoint },
        { name: '対象年齢', value: activity.ageMin !== null && `${activity.ageMin}歳以上` },
        { name: '定員', value: activity.capacity && `${activity.capacity}名` },
        { name: '開催の時季', value: monthsText(activity.months) },
        { name: '料金に含むもの', value: activity.included.join('、') },
        { name: '持ち物', value: activity.bring.join('、') },
        { name: 'キャンセル', value: activity.cancelPolicy },
      ]}
      offers={activity.offers}
      months={activity.months}
      surroundings={surroundings}
    />
  )
}
