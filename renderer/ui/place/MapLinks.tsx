import type { Place } from '#domain/place/place.ts'
import { mapLink } from '#domain/url/map-link.ts'
import { NewTabNote } from '../NewTabNote.tsx'
import styles from './MapLinks.module.css'

type Props = {
  place: Pick<Place, 'lat' | 'lng' | 'name'>
  /** Only one map link in lists of places. */
  isBrief?: boolean
}

/** Links to external maps; nothing is loaded from them here. */
export function MapLinks({ place, isBrief = false }: Props) {
  const { lat, lng, name } = place
  const maps = [
    { label: '地理院地図', href: `https://maps.gsi.go.jp/#16/${lat}/${lng}/` },
    { label: 'Googleマップ', href: mapLink(place) },
  ]
  return (
    <span className={styles.links}>
      {(isBrief ? maps.slice(1) : maps).map(({ label, href }) => (
        <a className={styles.link} key={label} href={href} target="_blank" rel="noopener">
          {label}
          <NewTabNote>で{name}を見る</NewTabNote>
        </a>
      ))}
    </span>
  )
}
