import { addDays } from '#domain/date/japan-time.ts'
import type { NewGuide } from '#domain/travel/new-guide.ts'
import { checklist, guideOf, lineId, type Part } from './guide-parts.ts'
import type { ContentLookup } from './linked-content.ts'

const NAME = 'tango'

export const PAST_TRIP_DAYS_AGO = 72

/** The line with a key, for travel records. */
export const pastLineId = (key: string) => lineId(NAME, key)

const PARTS: Part[] = [
  {
    title: '松並木を歩く',
    lines: [
      {
        key: 'there',
        kind: 'move',
        title: '東京から新幹線と特急で天橋立へ',
        startTime: '07:51',
        endTime: '12:26',
        minutes: 275,
        fare: 30_400,
        status: 'done',
      },
      {
        key: 'walk',
        kind: 'spot',
        slug: 'amanohashidate',
        startTime: '13:00',
        endTime: '15:30',
        price: 1_800,
        status: 'done',
      },
      {
        key: 'inn',
        kind: 'hotel',
        slug: 'miyazu-ryokan-shiomachi',
        startTime: '16:00',
        price: 44_000,
        reservationNo: 'S-20418',
        status: 'done',
      },
    ],
  },
  {
    title: '外湯をめぐる',
    lines: [
      {
        key: 'lunch',
        kind: 'restaurant',
        slug: 'miyazu-shokudo-hamachidori',
        startTime: '11:30',
        endTime: '12:30',
        price: 4_200,
        status: 'done',
      },
      {
        key: 'on',
        kind: 'move',
        title: '天橋立から列車で城崎温泉へ',
        startTime: '13:10',
        minutes: 95,
        fare: 3_600,
        status: 'done',
      },
      {
        key: 'bath',
        kind: 'spot',
        slug: 'kinosaki-onsen',
        startTime: '16:00',
        endTime: '18:00',
        price: 1_600,
        status: 'done',
      },
      {
        key: 'kinosaki-inn',
        kind: 'hotel',
        slug: 'kinosaki-ryokan-yanagi-no-ha',
        startTime: '18:30',
        price: 52_000,
        status: 'done',
      },
    ],
  },
  {
    title: '城跡に寄って帰る',
    lines: [
      {
        key: 'castle',
        kind: 'spot',
        slug: 'takeda-castle-ruins',
        startTime: '10:30',
        endTime: '12:30',
        price: 1_000,
        status: 'done',
      },
      {
        key: 'home',
        kind: 'move',
        title: '竹田から特急と新幹線で東京へ',
        startTime: '13:40',
        minutes: 300,
        fare: 31_200,
        status: 'done',
      },
    ],
  },
]

/** A past trip. */
export const pastGuide = (resolveContent: ContentLookup, today: string): NewGuide => {
  const startDate = addDays(today, -PAST_TRIP_DAYS_AGO)
  return guideOf(
    NAME,
    {
      title: '天橋立と城崎、二泊三日',
      startDate,
      endDate: addDays(startDate, 2),
      prefectureCodes: ['26', '28'],
      members: '姉とふたり',
      memo: '天橋立は朝か夕方。城崎の外湯は、宿でもらう券で入る。',
      budget: 180_000,
      checklist: checklist(NAME, '持ちもの', { 特急券: true, 手ぬぐい: true, 歩きやすい靴: true }),
    },
    PARTS,
    resolveContent,
  )
}
