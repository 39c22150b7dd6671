import { useMemo } from 'react'
import type { Card } from '#domain/content/card.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import type { MapPoint } from '../ui/map/map-point.ts'
import { PlaceMap } from '../ui/map/PlaceMap.tsx'
import { MapLinks } from '../ui/place/MapLinks.tsx'
import { Unbroken } from '../ui/Unbroken.tsx'
import type { BlockProps } from './block-props.ts'
import styles from './MapBlock.module.css'

/** The places of a map as a list, which every map must have beside it, and on request the map itself. */
export function MapBlock({ data: { title, points }, cards }: BlockProps<'map'>) {
  const places = points.flatMap(({ id }) => cards[id] ?? [])
  const mapPoints = useMemo(
    () => points.flatMap(({ id }) => cards[id] ?? []).flatMap(pointOf),
    [points, cards],
  )
  if (places.length === 0) return null
  return (
    <section className={styles.map}>
      <p className={styles.title}>{title}</p>
      {mapPoints.length > 0 && (
        <PlaceMap points={mapPoints} title={title}>
          <p>場所の一覧は、この下にあります。</p>
        </PlaceMap>
      )}
      <ol className={styles.list}>
        {places.map((card) => (
          <li key={card.id} className={styles.place}>
            {card.href ? <a href={card.href}>{card.title}</a> : card.title}
            <span className={styles.address}>
              {prefectureOfCode(card.prefectureCode)?.name}
              {card.city}
            </span>
            <span className={styles.address}>
              <Unbroken text={card.facts.at(-1) ?? ''} />
            </span>
            {card.position && <MapLinks place={{ ...card.position, name: card.title }} isBrief />}
          </li>
        ))}
      </ol>
    </section>
  )
}

const pointOf = ({ id, title, href, label, position }: Card, index: number): MapPoint[] =>
  position ? [{ id, name: title, href, note: label, mark: String(index + 1), position }] : []
