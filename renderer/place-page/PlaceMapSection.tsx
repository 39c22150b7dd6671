import { useMemo } from 'react'
import type { NearbyCard } from '#domain/content/card.ts'
import type { Place } from '#domain/place/place.ts'
import { PlaceMap } from '../ui/map/PlaceMap.tsx'
import { MapLinks } from '../ui/place/MapLinks.tsx'
import { MAP_ANCHOR } from '../ui/place/PlaceContacts.tsx'
import { addressLine } from '../ui/place/place-facts.tsx'
import styles from './PlaceMapSection.module.css'
import { placePoints } from './place-points.ts'

type Props = { place: Place & { id: string }; nearby: readonly NearbyCard[] }

/** The location of a place: its address, and on request a map with nearby places. */
export function PlaceMapSection({ place, nearby }: Props) {
  const points = useMemo(() => placePoints(place, nearby), [place, nearby])
  return (
    <section className={styles.section} id={MAP_ANCHOR}>
      <h2 className={styles.title}>地図</h2>
      <p className={styles.note}>
        {addressLine(place)}
        {nearby.length > 0 && '。番号の印は、近くの見どころです。'}
      </p>
      <PlaceMap points={points} title={`${place.name}の周辺の地図`}>
        <p>{addressLine(place)}</p>
        <MapLinks place={place} />
      </PlaceMap>
    </section>
  )
}
