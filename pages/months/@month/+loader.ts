import { startOfJapaneseDay } from '#domain/date/date.ts'
import { japaneseMonth } from '#domain/date/japanese-date.ts'
import { aYearBefore, comingMonth, monthOfSlug } from '#domain/date/month.ts'
import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import { countCells } from '#domain/search/list-query.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'
import { calendarOf } from './calendar.ts'

/** Spots of a region on the page. */
const PER_REGION = 4
/** Events that are not over, those that are, and campaigns: at most this many each. */
const MAX_EVENTS = 24
/** Events of the year before, where there are none yet. */
const MAX_FORMER = 6

export type Data = Loaded<typeof loader>
export const loader = async ({ content, routeParams, now }: LoaderContext) => {
  const month = monthOfSlug(routeParams.month ?? '')
  if (!month) return null
  const yearMonth = comingMonth(month, now)
  const [spots, cells, events, campaigns] = await Promise.all([
    content.listSpotsOfMonth(month, PER_REGION),
    content.listCells('spot'),
    content.listEventsOfMonth(yearMonth, MAX_EVENTS),
    content.listCampaignsBetween(momentsOf(yearMonth), MAX_EVENTS),
  ])
  const year = Number(yearMonth.slice(0, 4))
  const hasEvents = events.present.length + events.over.length > 0
  const former = hasEvents ? null : await content.listEventsOfMonth(aYearBefore(yearMonth), MAX_FORMER)
  return {
    month,
    /** The present month in Japan when the page was rendered: it is rendered again in another one. */
    present: japaneseMonth(now),
    year,
    regions: BUILT_IN_REGIONS.flatMap(({ slug, name }, index) => {
      const cards = spots[index] ?? []
      const total = countCells(cells, { region: slug, month: String(month) })
      return cards.length > 0 ? [{ slug, name, cards, total }] : []
    }),
    calendar: calendarOf([...events.present, ...events.over], campaigns, { year, now }),
    /** There may be further events than are listed. */
    isCut: events.present.length === MAX_EVENTS,
    former: former ? calendarOf([...former.over, ...former.present], [], { year: year - 1, now }) : [],
  }
}

/** The first moment of a month of a year in Japan, and that of the next month. */
function momentsOf(yearMonth: string): { from: Date; until: Date } {
  const [year = 0, month = 0] = yearMonth.split('-').map(Number)
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
  return { from: startOfJapaneseDay(`${yearMonth}-01`), until: startOfJapaneseDay(`${next}-01`) }
}
