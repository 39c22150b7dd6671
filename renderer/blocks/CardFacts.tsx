import type { MentionedPlace } from '#domain/content/mentioned-place.ts'
import type { HolidayCalendar } from '#domain/place/closing-days.ts'
import { priceLines } from '#domain/place/text.ts'
import { mapLink } from '#domain/url/map-link.ts'
import { NO_TEXT_YET } from '../reading/no-text-yet.ts'
import { AddToGuide } from '../travel/AddToGuide.tsx'
import { NewTabNote } from '../ui/NewTabNote.tsx'
import { holidaysJson, openingJson } from '../ui/place/TodayHours.tsx'
import { Unbroken } from '../ui/Unbroken.tsx'
import styles from './CardFacts.module.css'

/** Prices that fit on a card; the place's own page lists all of them. */
const PRICES = 2

type Props = { name: string; path: string | null; place: MentionedPlace; holidays: HolidayCalendar | null }

/** The main facts of the place, and links to find it, call it and read about it. */
export function CardFacts({ name, path, place, holidays }: Props) {
  const { address, prices, free, opening, lat, lng, tel, officialUrl } = place
  const price = priceLines(prices.slice(0, PRICES), free).join('、')
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>
        <Fact name="住所" value={address} />
        {opening && (
          <>
            <dt>今日の営業</dt>
            {/* Computed in the browser; its line is reserved. */}
            <dd className={styles.today} data-today>
              <today-hours place={openingJson(opening)} holidays={holidaysJson(opening, holidays)}>
                <span data-part="line" suppressHydrationWarning>
                  {NO_TEXT_YET}
                </span>
              </today-hours>
            </dd>
          </>
        )}
        {price && <Fact name="料金" value={price + (prices.length > PRICES ? ' ほか' : '')} />}
      </dl>
      <p className={styles.links}>
        <Outbound href={mapLink({ name, lat, lng })} label="地図" name={name} />
        {tel && (
          <a className={styles.link} href={`tel:${tel}`}>
            電話
            <span className="visually-hidden">
              （{name}、{tel}）
            </span>
          </a>
        )}
        {officialUrl && <Outbound href={officialUrl} label="公式サイト" name={name} />}
        {path && <AddToGuide className={styles.link} path={path} name={name} />}
      </p>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <Unbroken text={value} />
      </dd>
    </>
  )
}

function Outbound({ href, label, name }: { href: string; label: string; name: string }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener">
      {label}
      <NewTabNote>：{name}</NewTabNote>
    </a>
  )
}
