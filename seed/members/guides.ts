import { addDays } from '#domain/date/japan-time.ts'
import type { NewGuide } from '#domain/travel/new-guide.ts'
import { checklist, guideOf, type Part } from './guide-parts.ts'
import type { ContentLookup } from './linked-content.ts'
import { PAST_TRIP_DAYS_AGO, pastGuide } from './past-guide.ts'

const NEXT_IN_DAYS = 10

const NEXT: Part[] = [
  {
    title: '庭園と市場',
    lines: [
      {
        key: 'there',
        kind: 'move',
        title: '東京から北陸新幹線で金沢へ',
        startTime: '07:20',
        endTime: '09:46',
        minutes: 146,
        fare: 28_760,
        status: 'booked',
        reservationNo: 'E-51187',
      },
      {
        key: 'garden',
        kind: 'spot',
        slug: 'kanazawa-kenrokuen',
        startTime: '10:30',
        endTime: '12:00',
        price: 640,
      },
      {
        key: 'market',
        kind: 'spot',
        slug: 'kanazawa-omicho-market',
        startTime: '12:20',
        endTime: '13:40',
        price: 5_000,
        memo: '昼はここで。並ぶようなら、先に買いものをする。',
      },
      {
        key: 'to-yamanaka',
        kind: 'move',
        title: '金沢から列車とバスで山中温泉へ',
        startTime: '14:10',
        minutes: 85,
        fare: 3_200,
      },
      {
        key: 'inn',
        kind: 'hotel',
        slug: 'yamanaka-yuyado-kikutaori',
        startTime: '16:00',
        price: 58_000,
        status: 'booked',
        reservationNo: 'KIK-0932',
        memo: '夕食は18時30分。',
      },
    ],
  },
  {
    title: '山門と恐竜',
    lines: [
      { key: 'eiheiji', kind: 'spot', slug: 'eiheiji', startTime: '10:00', endTime: '11:40', price: 1_400 },
      {
        key: 'dinosaur',
        kind: 'spot',
        slug: 'fukui-dinosaur-museum',
        startTime: '13:30',
        endTime: '16:00',
        price: 2_000,
      },
      {
        key: 'temple-inn',
        kind: 'hotel',
        slug: 'eiheiji-hakusan-an',
        startTime: '17:00',
        price: 32_000,
        status: 'booked',
        reservationNo: 'HAK-7720',
      },
    ],
  },
  {
    title: '合掌の里を見て帰る',
    lines: [
      {
        key: 'village',
        kind: 'spot',
        slug: 'gokayama-ainokura',
        startTime: '11:30',
        endTime: '13:00',
        price: 1_200,
      },
      {
        key: 'sushi',
        kind: 'restaurant',
        slug: 'iwase-sushi-minatoguchi',
        startTime: '15:00',
        endTime: '16:00',
        price: 9_000,
        memo: '昼の部の終わりを電話で確かめる。',
      },
      {
        key: 'home',
        kind: 'move',
        title: '富山から北陸新幹線で東京へ',
        startTime: '17:22',
        endTime: '19:32',
        minutes: 130,
        fare: 25_920,
        status: 'booked',
        reservationNo: 'E-51188',
      },
    ],
  },
  {
    title: '雨の日の候補',
    isTheme: true,
    lines: [{ key: 'glass', kind: 'spot', slug: 'toyama-glass-museum', status: 'idea', price: 400 }],
  },
]

const SOMEDAY: Part[] = [
  {
    title: '島を渡る',
    lines: [
      { key: 'start', kind: 'spot', slug: 'onomichi-senkoji', status: 'idea' },
      {
        key: 'ride',
        kind: 'free',
        title: '自転車を借りて、大三島まで',
        status: 'idea',
        memo: '一日で走りきらなくてよい。',
      },
      { key: 'castle', kind: 'spot', slug: 'matsuyama-castle', status: 'idea' },
      { key: 'bath', kind: 'spot', slug: 'dogo-onsen-honkan', status: 'idea' },
    ],
  },
]

const nextGuide = (resolveContent: ContentLookup, today: string): NewGuide => {
  const startDate = addDays(today, NEXT_IN_DAYS)
  const about = {
    title: '北陸、湯と山門の三日',
    startDate,
    endDate: addDays(startDate, 2),
    prefectureCodes: ['16', '17', '18'],
    members: '姉とふたり',
    memo: '荷物は小さく。二日めの朝は、宿の人に道を聞いてから出る。',
    budget: 200_000,
    checklist: [
      ...checklist('hokuriku', '持ちもの', { 新幹線の控え: true, 雨具: false, 手ぬぐい: false }),
      ...checklist('hokuriku', '出発まで', { 宿に到着の時刻を知らせる: false, 新聞を止める: true }),
    ],
  }
  return guideOf('hokuriku', about, NEXT, resolveContent)
}

const somedayGuide = (resolveContent: ContentLookup): NewGuide => {
  const about = {
    title: 'いつか、しまなみを自転車で',
    startDate: null,
    endDate: null,
    prefectureCodes: ['34', '38'],
    members: '',
    memo: '',
    budget: null,
    checklist: [],
  }
  return guideOf('shimanami', about, SOMEDAY, resolveContent)
}

/** The guides of the sample traveller with their age in days. */
export const travelGuides = (
  resolveContent: ContentLookup,
  today: string,
): { guide: NewGuide; daysAgo: number }[] => [
  { guide: pastGuide(resolveContent, today), daysAgo: PAST_TRIP_DAYS_AGO + 24 },
  { guide: somedayGuide(resolveContent), daysAgo: 33 },
  { guide: nextGuide(resolveContent, today), daysAgo: 6 },
]
