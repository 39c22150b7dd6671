import type { Place } from '#domain/place/place.ts'
import { NewTabNote } from '../NewTabNote.tsx'
import styles from './MapLinks.module.css'

/** The number for a `tel:` link: digits, and the plus of an international number. */
export const telHref = (tel: string): string => `tel:${tel.replace(/[^\d+]/g, '')}`

/** The anchor of the map on a place's page. */
export const MAP_ANCHOR = 'map'

/** The actions of a place: call, website, booking, map. */
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
