import { closedOn, row } from '../place/opening-place.fixture.ts'
import { identifierOf } from '../shelf/shelf.fixture.ts'
import type { TravelActivity } from './activity.ts'
import type { TravelGuide } from './guide.ts'
import type { GuideDocument, GuidePlace } from './guide-document.ts'
import type { TravelSection } from './section.ts'

export const TRIP = identifierOf(0x7000)
export const TRIP_TOKEN = 'shared-with-family'

/** A guide of two days with all fields set. `share` sets what is shared. */
const tripGuide = (values: Partial<TravelGuide> = {}): TravelGuide => ({
  id: TRIP,
  title: '雪吊りの金沢、家族の二日',
  coverImage: '{address}/drawn/sample.webp',
  startDate: '2026-12-05',
  endDate: '2026-12-06',
  prefectureCodes: ['17'],
  members: '旅野家の4人',
  memo: '晴れなら早めに出る。\n集合は東口の時計の下。',
  budget: 120_000,
  checklist: [
    { id: identifierOf(0x7101), text: '防寒の手ぶくろ', done: false, category: '持ちもの' },
    { id: identifierOf(0x7102), text: '保険証', done: true, category: '持ちもの' },
    { id: identifierOf(0x7103), text: '新聞を止める', done: false, category: 'やること' },
  ],
  visibility: 'private',
  share: null,
  version: 4,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-20T03:04:05.678Z',
  ...values,
})

export const tripSection = (number: number, values: Partial<TravelSection> = {}): TravelSection => ({
  id: identifierOf(0x7200 + number),
  guideId: TRIP,
  order: number - 1,
  kind: 'day',
  date: `2026-12-0${number + 4}`,
  title: '',
  memo: '',
  version: 1,
  ...values,
})

let last = 0
export const tripActivity = (section: number, values: Partial<TravelActivity>): TravelActivity => {
  last += 1
  return {
    id: identifierOf(0x7300 + last),
    sectionId: identifierOf(0x7200 + section),
    order: last,
    kind: 'free',
    refId: null,
    title: `予定${last}`,
    startTime: null,
    endTime: null,
    transport: null,
    price: null,
    reservationNo: '',
    url: '',
    memo: '',
    status: 'planned',
    version: 1,
    ...values,
  }
}

const KENROKUEN: GuidePlace = {
  kind: 'spot',
  id: identifierOf(0x7401),
  href: '/spots/kenrokuen',
  title: '兼六園',
  label: '庭園',
  prefectureCode: '17',
  address: '石川県金沢市兼六町1',
  tel: '076-234-3800',
  lat: 36.5621,
  lng: 136.6627,
  picture: null,
  stayMinutes: 90,
  businessStatus: 'open',
  opening: {
    hours: { regular: [row('08:00', '17:00')], allDay: false, exceptions: [], note: null },
    closed: closedOn(),
    businessStatus: 'open',
  },
}

/** The whole guide; each field has unique text. */
export const tripDocument = (guide: Partial<TravelGuide> = {}): GuideDocument => ({
  guide: tripGuide(guide),
  sections: [
    tripSection(1, { title: '着いて、町へ', memo: '荷物は宿に預ける。' }),
    tripSection(2, { title: '庭園と市場' }),
    tripSection(3, { kind: 'theme', date: null, title: '雨の日の候補' }),
  ],
  activities: [
    tripActivity(1, {
      kind: 'move',
      title: '東京から金沢へ',
      startTime: '08:36',
      transport: {
        mode: 'train',
        line: 'かがやき505号',
        from: '東京',
        to: '金沢',
        minutes: 150,
        fare: 56_720,
      },
      reservationNo: 'KGY-77401',
      url: 'https://booking.example/my/ticket?key=secret-ticket',
      status: 'booked',
    }),
    tripActivity(1, {
      kind: 'hotel',
      title: '町家の宿に泊まる',
      startTime: '15:00',
      endTime: '26:30',
      price: 48_000,
      reservationNo: 'YADO;9,12\\x',
      memo: '夕食は18時から、\nアレルギーは伝えてある。',
      status: 'booked',
    }),
    tripActivity(2, {
      kind: 'spot',
      refId: KENROKUEN.id,
      title: '兼六園を歩く',
      startTime: '09:00',
      price: 1_280,
    }),
    tripActivity(2, { title: '市場で昼を食べる', memo: '並ばない店を選ぶ。' }),
    tripActivity(2, { title: '夜の町を歩く', startTime: '23:30', endTime: '00:40', status: 'idea' }),
    tripActivity(3, { title: '美術館で過ごす' }),
  ],
  places: [KENROKUEN],
})
