import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { boundsAround } from '#domain/map/bounds.ts'
import { type MapPlace, mapPlaceHref } from '#domain/map/map-place.ts'
import type { Position } from '#domain/place/distance.ts'
import { prefectureOfSlug } from '#domain/region/built-in-regions.ts'
import { MapFrame } from '#renderer/ui/map/MapFrame.tsx'
import type { DrawMap } from '#renderer/ui/map/tile-map.ts'
import styles from './BrowsePanel.module.css'
import { type Area, type BrowseMap, drawBrowseMap, JAPAN } from './browse-map.ts'
import { MapFilters } from './MapFilters.tsx'
import { PickedPlaces } from './PickedPlaces.tsx'
import { PlacesInView } from './PlacesInView.tsx'
import { filteredPlaces, placesInArea, regionsToLoad } from './places-in-area.ts'
import { useMapAddress } from './useMapAddress.ts'
import { useMapPlaces } from './useMapPlaces.ts'
import { useReaderPosition } from './useReaderPosition.ts'

/** How close the map goes to a place, and to the reader. */
const ZOOM_OF_PLACE = 14
const ZOOM_NEARBY = 11.5

const PLACES = 'places-in-view'

/** The map of all places with its filters, and the list of what is in view. */
export function BrowsePanel() {
  const [map, setMap] = useState<BrowseMap | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  /** Undefined until the map is there; `null` where the browser cannot draw one: then the list has all places. */
  const [area, setArea] = useState<Area | null | undefined>(undefined)
  const [picked, setPicked] = useState<readonly MapPlace[]>([])
  const [reader, setReader] = useState<Position | null>(null)
  /** Without its pictures the map is not seen: then too. */
  const [isUnseen, setUnseen] = useState(false)
  const seen = isUnseen ? null : area
  const { filters, start, change } = useMapAddress(area?.view, reader !== null)
  const { places, isLoading, hasFailed, retry } = useMapPlaces(regionsToLoad(filters, seen))
  const matching = useMemo(() => filteredPlaces(places, filters), [places, filters])
  const inView = useMemo(
    () => placesInArea(matching, seen?.bounds ?? null, reader ?? seen?.view),
    [matching, seen, reader],
  )
  /** The prefecture that the map goes to as soon as its places are there. */
  const [goal, setGoal] = useState(start ? undefined : filters.prefecture)

  const draw: DrawMap = useCallback(
    (container, listener) => {
      const drawn = drawBrowseMap(
        container,
        { view: start, onMove: setArea, onPick: setPicked },
        {
          onDrawn: () => {
            setUnseen(false)
            listener.onDrawn()
          },
          onProblem: (problem) => {
            setUnseen(true)
            setPicked([])
            listener.onProblem(problem)
          },
        },
      )
      setMap(drawn?.map ?? null)
      if (!drawn) setArea(null)
      return () => {
        setMap(null)
        drawn?.remove()
      }
    },
    [start],
  )
  useEffect(() => map?.show(matching), [map, matching])
  useEffect(() => map?.markReader(reader), [map, reader])
  const [pointed, setPointed] = useState<string | null>(null)
  const chosen = picked[0] ? mapPlaceHref(picked[0]) : null
  useEffect(() => map?.highlight(pointed ?? chosen), [map, pointed, chosen])
  useEffect(() => {
    if (!goal || isLoading) return
    const code = prefectureOfSlug(goal)?.code
    const own = places.filter(({ prefectureCode }) => prefectureCode === code)
    const bounds = boundsAround(own.map(({ position }) => position))
    if (bounds) map?.fit(bounds)
    // Its places may come with the next attempt.
    if (bounds || !hasFailed) setGoal(undefined)
  }, [map, goal, isLoading, hasFailed, places])

  const nearby = useReaderPosition((position) => {
    setReader(position)
    setPicked([])
    map?.moveTo(position, ZOOM_NEARBY)
  })
  const showOnMap = (place: MapPlace) => {
    setPicked([place])
    map?.moveTo(place.position, Math.max(area?.view.zoom ?? 0, ZOOM_OF_PLACE))
    frame.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={styles.browser}>
      <MapFilters
        filters={filters}
        nearby={nearby}
        onChange={(next) => {
          change(next)
          setPicked([])
          if (next.prefecture === filters.prefecture) return
          setReader(null)
          setGoal(next.prefecture)
          if (!next.prefecture) map?.fit(JAPAN)
        }}
      />
      <button className={styles.skip} type="button" onClick={() => document.getElementById(PLACES)?.focus()}>
        地図をとばして一覧へ
      </button>
      <div className={styles.columns}>
        <div className={styles.frame} ref={frame}>
          <MapFrame draw={draw}>
            <p>場所は、この下の一覧でご覧になれます。</p>
          </MapFrame>
          {picked.length > 0 && (
            <PickedPlaces
              key={picked.map(mapPlaceHref).join()}
              places={picked}
              onClose={() => setPicked([])}
            />
          )}
        </div>
        <PlacesInView
          id={PLACES}
          places={inView}
          reader={reader}
          picked={picked}
          isLoading={isLoading || seen === undefined}
          hasFailed={hasFailed}
          hasMap={seen !== null}
          onRetry={retry}
          onPoint={setPointed}
          onShow={showOnMap}
        />
      </div>
    </div>
  )
}
