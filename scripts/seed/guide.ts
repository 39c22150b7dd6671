import type { Page } from '@playwright/test'
import type { Card } from '#domain/content/card.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import type { ActivityKind, Transport, TravelActivityInput } from '#domain/travel/activity.ts'
import { emptyActivity } from '#domain/travel/activity-form.ts'
import type { NewGuide } from '#domain/travel/new-guide.ts'

type Place = Pick<Card, 'id' | 'title'>
type Line = Partial<TravelActivityInput>

const cards = async (page: Page, plural: string, limit: number): Promise<Place[]> => {
  const response = await page.request.get(new URL(`/v1/${plural}?limit=${limit}`, page.url()).href)
  return (await response.json()).data[plural].list
}

const train = (rest: Partial<Transport>): Transport => ({
  mode: 'train',
  line: '',
  from: '',
  to: '',
  minutes: null,
  fare: null,
  ...rest,
})

const item = (text: string, category: string, done = false) => ({
  id: randomIdentifier(),
  text,
  category,
  done,
})

const guide = (rest: Partial<NewGuide['guide']>): NewGuide['guide'] => ({
  id: randomIdentifier(),
  title: '冬のはじめの旅',
  coverImage: null,
  startDate: '2026-12-05',
  endDate: '2026-12-07',
  prefectureCodes: [],
  members: '家族4人',
  memo: '朝早くに出て、夕方は宿でゆっくり過ごす。',
  budget: 150_000,
  checklist: [
    item('乗車券', '持ちもの', true),
    item('傘', '持ちもの'),
    item('宿に到着時刻を連絡', 'やること'),
  ],
  ...rest,
})

/** A guide of three days with a theme and every kind of item. */
export async function sampleGuide(page: Page): Promise<NewGuide> {
  const spots = await cards(page, 'spots', 8)
  const [hotel] = await cards(page, 'hotels', 1)
  const [restaurant] = await cards(page, 'restaurants', 1)
  const at = (kind: ActivityKind, place: Place | undefined, line: Line = {}): TravelActivityInput => ({
    ...emptyActivity(kind),
    refId: place?.id ?? null,
    title: place?.title ?? '散歩',
    ...line,
  })
  const move = (transport: Transport, line: Line): TravelActivityInput => ({
    ...emptyActivity('move'),
    title: '移動',
    transport,
    ...line,
  })
  const journey = { line: 'のぞみ203号', from: '東京駅', to: '京都駅', minutes: 132, fare: 57_880 }
  const days: TravelActivityInput[][] = [
    [
      move(train(journey), {
        title: '新幹線で京都へ',
        startTime: '07:00',
        endTime: '09:12',
        status: 'booked',
        reservationNo: 'EX-4821',
      }),
      at('spot', spots[0], { startTime: '10:00', endTime: '11:40', price: 2400 }),
      move(train({ mode: 'walk', minutes: 30 }), { title: '徒歩' }),
      at('restaurant', restaurant, {
        startTime: '12:00',
        endTime: '13:00',
        price: 8000,
        memo: '個室があれば、お願いする。',
      }),
      at('hotel', hotel, { startTime: '16:00', price: 48_000, status: 'booked', reservationNo: 'H29381' }),
    ],
    [
      at('spot', spots[1], { startTime: '09:30' }),
      at('spot', spots[2], { startTime: '13:00', endTime: '15:00' }),
    ],
    [at('spot', spots[3], { startTime: '10:00' })],
    [at('spot', spots[4], { status: 'idea', price: 1500 })],
  ]
  return assembled(guide({}), days)
}

/** A long guide: 14 days and 120 items. */
export async function longGuide(page: Page): Promise<NewGuide> {
  const spots = await cards(page, 'spots', 40)
  const lines = Array.from({ length: 120 }, (_, index): TravelActivityInput => {
    const place = spots[index % spots.length]
    const startTime = `${String(8 + (index % 9)).padStart(2, '0')}:00`
    if (index % 3 === 2)
      return {
        ...emptyActivity('move'),
        title: 'バスで次の場所へ',
        transport: train({ mode: 'bus', minutes: 25, fare: 460 }),
      }
    return {
      ...emptyActivity('spot'),
      refId: place?.id ?? null,
      title: place?.title ?? '散歩',
      startTime,
      price: 1200,
    }
  })
  const days = Array.from({ length: 14 }, (_, day) => lines.filter((_line, index) => index % 14 === day))
  return assembled(guide({ title: '二週間の旅', endDate: '2026-12-18' }), days, false)
}

function assembled(about: NewGuide['guide'], days: TravelActivityInput[][], hasTheme = true): NewGuide {
  const sections = days.map((_, index) => {
    const isTheme = hasTheme && index === days.length - 1
    const date = `2026-12-${String(5 + index).padStart(2, '0')}`
    return {
      id: randomIdentifier(),
      kind: isTheme ? ('theme' as const) : ('day' as const),
      date: isTheme ? null : date,
      title: isTheme ? '雨の日の候補' : '',
      memo: '',
    }
  })
  const activities = days.flatMap((lines, index) =>
    lines.map((line) => ({ ...line, id: randomIdentifier(), sectionId: sections[index]?.id ?? '' })),
  )
  return { guide: about, sections, activities }
}

/** Creates a guide for the member who is signed in on a page. */
export async function createGuide(page: Page, sample: NewGuide): Promise<string> {
  // Calls about the account send another token.
  const pendingRequest = page.waitForRequest(
    (request) => request.url().includes('/v1/travel/') && Boolean(request.headers().authorization),
  )
  await page.goto('/@/travel/guides')
  await page.evaluate(() => dispatchEvent(new Event('start')))
  const { authorization = '' } = (await pendingRequest).headers()
  const url = new URL('/v1/travel/guides', page.url()).href
  const response = await page.request.post(url, { headers: { authorization }, data: sample })
  if (!response.ok()) throw new Error(`the guide was refused: ${await response.text()}`)
  return sample.guide.id
}
