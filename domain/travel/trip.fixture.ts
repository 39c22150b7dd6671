import { placeOpen } from '../place/opening-place.fixture.ts'
import type { TravelActivity } from './activity.ts'
import type { TravelGuide } from './guide.ts'
import type { GuideDocument, GuidePlace } from './guide-document.ts'
import type { TravelSection } from './section.ts'

/** `a0000000-…-7`: readable identifiers. */
export const idOf = (number: number): string => `a0000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A guide around 勤労感謝の日, a Monday. */
export const guideOf = (rest: Partial<TravelGuide> = {}): TravelGuide => ({
  id: idOf(1),
  title: '秋の金沢',
  coverImage: null,
  startDate: '2026-11-22',
  endDate: '2026-11-24',
  prefectureCodes: ['17'],
  members: '',
  memo: '',
  budget: null,
  checklist: [],
  visibility: 'private',
  share: null,
  version: 1,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  ...rest,
})

export const sectionOf = (rest: Partial<TravelSection> = {}): TravelSection => ({
  id: idOf(11),
  guideId: idOf(1),
  order: 0,
  kind: 'day',
  date: '2026-11-22',
  title: '',
  memo: '',
  version: 1,
  ...rest,
})

export const lineOf = (rest: Partial<TravelActivity> = {}): TravelActivity => ({
  id: idOf(21),
  sectionId: idOf(11),
  order: 0,
  kind: 'free',
  refId: null,
  title: '朝の散歩',
  startTime: null,
  endTime: null,
  transport: null,
  price: null,
  reservationNo: '',
  url: '',
  memo: '',
  status: 'planned',
  version: 1,
  ...rest,
})

/** A place that is open from nine to five every day. */
export const guidePlaceOf = (rest: Partial<GuidePlace> = {}): GuidePlace => ({
  kind: 'spot',
  id: idOf(31),
  href: '/spots/kanazawa-kenrokuen',
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
  opening: placeOpen(),
  ...rest,
})

export const documentOf = (rest: Partial<GuideDocument> = {}): GuideDocument => ({
  guide: guideOf(),
  sections: [sectionOf()],
  activities: [],
  places: [],
  ...rest,
})
