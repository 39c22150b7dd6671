import { type MapPlace, mapPlaceHref } from '#domain/map/map-place.ts'
import { distanceText, metresBetween, type Position } from '#domain/place/distance.ts'
import { countText } from '#renderer/filters/count-text.ts'
import { metaOf } from './PickedPlaces.tsx'
import styles from './PlacesInView.module.css'

type Props = {
  id: string
  /** Nearest to the reader or to the centre of the map first. */
  places: readonly MapPlace[]
  reader: Position | null
  picked: readonly MapPlace[]
  isLoading: boolean
  hasFailed: boolean
  /** Whether the map is there: without it, the list has all places. */
  hasMap: boolean
  onRetry: () => void
  /** The place that is pointed at, or has the focus; `null`: none. */
  onPoint: (href: string | null) => void
  onShow: (place: MapPlace) => void
}

/** The maximum of places in the list. */
const MAX_SHOWN = 50

/** The list beside the map: what is in view. A place that is pointed at, or has the focus, is marked on the map. */
export function PlacesInView({ id, places, reader, picked, isLoading, hasFailed, hasMap, ...on }: Props) {
  const shown = places.slice(0, MAX_SHOWN)
  const where = hasMap ? '表示中の範囲' : '条件に合う場所'
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id} tabIndex={-1}>
        {hasMap ? '表示中の場所' : where}
      </h2>
      <p className={styles.count} role="status">
        {isLoading && places.length === 0
          ? '場所を読み込んでいます'
          : `${where}に${countText(places.length)}`}
        {reader && places.length > 0 && '（現在地に近い順）'}
      </p>
      {hasFailed && (
        <div className={styles.problem} role="alert">
          <p>場所の一部を読み込めませんでした。通信の状態をお確かめください。</p>
          <button className={styles.retry} type="button" onClick={on.onRetry}>
            もう一度読み込む
          </button>
        </div>
      )}
      {!isLoading && !hasFailed && places.length === 0 && (
        <p className={styles.none}>
          この範囲に、条件に合う場所はありません。地図を動かすか、条件を変えてください。
        </p>
      )}
      <ul className={styles.list} onMouseLeave={() => on.onPoint(null)} onBlur={() => on.onPoint(null)}>
        {shown.map((place) => {
          const href = mapPlaceHref(place)
          const point = () => on.onPoint(href)
          return (
            <li
              key={href}
              className={styles.place}
              onMouseEnter={point}
              onFocus={point}
              aria-current={picked.includes(place) || undefined}
            >
              <a className={styles.name} href={href}>
                {place.name}
              </a>
              <span className={styles.meta}>
                {metaOf(place)}
                {reader && `・${distanceText(metresBetween(reader, place.position))}`}
              </span>
              {hasMap && (
                <button
                  className={styles.show}
                  type="button"
                  aria-label={`${place.name}を地図で示す`}
                  onClick={() => on.onShow(place)}
                >
                  地図で示す
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {places.length > shown.length && (
        <p className={styles.rest}>
          ほか{countText(places.length - shown.length)}。地図を大きくすると、その範囲の場所が並びます。
        </p>
      )}
    </section>
  )
}
