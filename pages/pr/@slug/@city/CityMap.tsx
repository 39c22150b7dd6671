import { useMemo } from 'react'
import { useData } from '#renderer/page-context.tsx'
import type { MapPoint } from '#renderer/ui/map/map-point.ts'
import { PlaceMap } from '#renderer/ui/map/PlaceMap.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import type { Data } from './+loader.ts'
import { shownCards } from './shown-cards.ts'

/** The places of the page on a map, on request. */
export function CityMap() {
  const data = useData<Data>()
  const { name } = data.city
  const points = useMemo(() => pointsOf(data), [data])
  if (points.length === 0) return null
  return (
    <Section variant="related" id="map" title={`${name}の地図`} lead="このページに載せた場所です。">
      <PlaceMap points={points} title={`${name}の地図`}>
        <p>場所の一覧は、この上にあります。</p>
      </PlaceMap>
    </Section>
  )
}

/** Articles have no position. */
const pointsOf = (data: Data): MapPoint[] =>
  shownCards(data).flatMap(({ id, title, href, label, position }) =>
    position ? [{ id, name: title, href, note: label, mark: '', position }] : [],
  )
