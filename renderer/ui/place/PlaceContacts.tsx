import type { Place } from '#domain/place/place.ts'
import { NewTabNote } from '../NewTabNote.tsx'
import styles from './MapLinks.module.css'

/** What a telephone dials: digits only, and the plus of a number abroad. */
export const telHref = (tel: string): string => `tel:${tel.replace(/[^\d+]/g, '')}`

/** Where a page of a place has its map. */
export const MAP_ANCHOR = 'map'

/** What is done with a place at once: call it, look at what it says itself, book, see where it is. */
export function PlaceContacts({ place }: { place: Place }) {
  const { tel, officialUrl, reservationUrl, name } = place
  if (!tel && !officialUrl && !reservationUrl) return null
  const pages = [
    { label: '公式サイト', about: `${name}の`, href: officialUrl },
    { label: '予約する', about: `${name}を`, href: place.invented ? null : reservationUrl },
  ]
  return (
    <p className={styles.links}>
      {tel && (
        <a className={styles.link} href={telHref(tel)}>
          電話をかける
        </a>
      )}
      {pages.map(
        ({ label, about, href }) =>
          href && (
            <a className={styles.link} key={label} href={href} target="_blank" rel="noopener">
              <span className="visually-hidden">{about}</span>
              {label}
              <NewTabNote />
            </a>
          ),
      )}
      <a className={styles.link} href={`#${MAP_ANCHOR}`}>
        地図
      </a>
    </p>
  )
}
