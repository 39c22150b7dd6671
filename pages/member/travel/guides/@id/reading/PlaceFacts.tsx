import type { KnownHolidays } from '#domain/place/closing-days.ts'
import { openingState } from '#domain/place/opening-hours.ts'
import { openingText } from '#domain/place/opening-hours-text.ts'
import { dayOpeningText } from '#domain/travel/day-opening.ts'
import { shortDayText } from '#domain/travel/guide-days.ts'
import type { GuidePlace } from '#domain/travel/guide-document.ts'
import { NewTabNote } from '#renderer/ui/NewTabNote.tsx'
import { MapLinks } from '#renderer/ui/place/MapLinks.tsx'
import { telHref } from '#renderer/ui/place/PlaceContacts.tsx'
import styles from './PlaceFacts.module.css'

type Props = {
  place: GuidePlace
  /** The day of the visit, ISO; `null` while it is not decided. */
  date: string | null
  today: string | null
  holidays: KnownHolidays | null
  url: string
}

/** On the day itself as it is at this minute, before it as the day will be. */
function openingWords({ place: { opening }, date, today, holidays }: Props): string | null {
  if (!opening || !date) return null
  if (date !== today) {
    const text = dayOpeningText(opening, date, holidays)
    return text && `${shortDayText(date)}の営業　${text}`
  }
  const { state, detail } = openingText(openingState(opening, new Date(), holidays))
  return `今日の営業　${state} ${detail}`.trim()
}

/** Where a place is, whether it is open when one comes, and how to reach it. */
export function PlaceFacts(props: Props) {
  const { place, url } = props
  const opening = openingWords(props)
  if (place.href === null) return null
  return (
    <div className={styles.facts}>
      {opening && <p>{opening}</p>}
      <p className={styles.address}>{place.address}</p>
      <div className={styles.links}>
        {place.tel && (
          <a className={styles.link} href={telHref(place.tel)}>
            <span className="visually-hidden">{place.title}に</span>電話をかける
          </a>
        )}
        <MapLinks place={{ lat: place.lat, lng: place.lng, name: place.title }} isBrief />
        {url && <OwnLink url={url} title={place.title} />}
      </div>
    </div>
  )
}

/** The page that the member wrote down. */
export const OwnLink = ({ url, title }: { url: string; title: string }) => (
  <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
    <span className="visually-hidden">{title}の</span>リンク
    <NewTabNote />
  </a>
)
