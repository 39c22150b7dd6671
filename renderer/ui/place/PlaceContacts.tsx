import type { Place } from '#domain/place.ts'
import styles from './MapLinks.module.css'

/** What a telephone dials: digits only, and the plus of a number abroad. */
export const telHref = (tel: string): string => `tel:${tel.replace(/[^\d+]/g, '')}`

/** The three things that are done with a place at once: call it, look at what it says itself, book. */
export function PlaceContacts({ place }: { place: Place }) {
  const { tel, officialUrl, reservationUrl, name } = place
  if (!tel && !officialUrl && !reservationUrl) return null
  const pages = [
    { label: '公式サイト', about: `${name}の`, href: officialUrl },
    { label: '予約する', about: `${name}を`, href: reservationUrl },
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
              <span className="visually-hidden">（新しい画面で開きます）</span>
            </a>
          ),
      )}
    </p>
  )
}
