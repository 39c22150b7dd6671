import type { HolidayCalendar } from '#domain/place/closing-days.ts'
import { openingState } from '#domain/place/opening-hours.ts'
import { openingText } from '#domain/place/opening-hours-text.ts'
import { dayOpeningText } from '#domain/travel/day-opening.ts'
import { shortDayText } from '#domain/travel/guide-days.ts'
import type { GuidePlace } from '#domain/travel/guide-document.ts'
import { NewTabNote } from '#renderer/ui/NewTabNote.tsx'
import { MapLinks } from '#renderer/ui/place/MapLinks.tsx'
import { telHref } from '#renderer/ui/place/PlaceContacts.tsx'

type Props = {
  place: GuidePlace
  /** The date of the visit, ISO; `null` while undecided. */
  date: string | null
  today: string | null
  holidays: HolidayCalendar | null
  url: string
}

/** On the day itself the current state, before it the hours of that day. */
function openingHoursText({ place: { opening }, date, today, holidays }: Props): string | null {
  if (!opening || !date) return null
  if (date !== today) {
    const text = dayOpeningText(opening, date, holidays)
    return text && `${shortDayText(date)}の営業　${text}`
  }
  const { state, detail } = openingText(openingState(opening, new Date(), holidays))
  return `今日の営業　${state} ${detail}`.trim()
}

/** Address, opening hours on the day of the visit, and contacts of a place. */
export function PlaceFacts(props: Props) {
  const { place, url } = props
  const opening = openingHoursText(props)
  if (place.href === null) return null
  return (
    <div className="grid gap-4 text-13 leading-[1.6]">
      {opening && <p>{opening}</p>}
      <p className="text-usuzumi">{place.address}</p>
      <div className="flex flex-wrap items-center gap-8">
        {place.tel && (
          <a
            className="inline-flex min-h-tap items-center rounded border border-rule-strong px-12 text-13 no-underline hover:border-ai"
            href={telHref(place.tel)}
          >
            <span className="visually-hidden">{place.title}に</span>電話をかける
          </a>
        )}
        <MapLinks place={{ lat: place.lat, lng: place.lng, name: place.title }} isBrief />
        {url && <OwnLink url={url} title={place.title} />}
      </div>
    </div>
  )
}

/** The URL entered by the member. */
export const OwnLink = ({ url, title }: { url: string; title: string }) => (
  <a
    className="inline-flex min-h-tap items-center rounded border border-rule-strong px-12 text-13 no-underline hover:border-ai"
    href={url}
    target="_blank"
    rel="noopener noreferrer"
  >
    <span className="visually-hidden">{title}の</span>リンク
    <NewTabNote />
  </a>
)
