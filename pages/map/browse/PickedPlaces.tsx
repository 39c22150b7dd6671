import { useEffect, useRef } from 'react'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { SMALL_COVER_SIZES } from '#domain/image/image.ts'
import { type MapPlace, mapPlaceHref } from '#domain/map/map-place.ts'
import { CLOSED_LABELS } from '#domain/place/status.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import styles from './PickedPlaces.module.css'

type Props = { places: readonly MapPlace[]; onClose: () => void }

/** Where a press on a pin leads: the card of its place, or of all places at that position. */
export function PickedPlaces({ places, onClose }: Props) {
  const card = useRef<HTMLElement>(null)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    const { activeElement } = document
    opener.current = activeElement
    // Chosen in the list, the place is shown without leaving the list.
    if (activeElement?.closest('.maplibregl-map')) card.current?.querySelector('a')?.focus()
  }, [])
  const close = () => {
    const { current } = opener
    // The pin may be gone since.
    const to = current?.isConnected ? current : document.querySelector('.maplibregl-canvas')
    if (card.current?.contains(document.activeElement) && to instanceof HTMLElement) to.focus()
    onClose()
  }
  return (
    <section
      ref={card}
      className={styles.card}
      aria-label="選んだ場所"
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={mapPlaceHref(place)} className={styles.place}>
            <Picture
              className={styles.picture}
              picture={{ ...place.picture, alt: '', credit: '', license: null }}
              presets={SMALL_COVER_SIZES}
              sizes="6rem"
              decorative
            />
            <p className={styles.text}>
              <span className={styles.meta}>{metaOf(place)}</span>
              <a className={styles.name} href={mapPlaceHref(place)}>
                {place.name}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <button className={styles.close} type="button" aria-label="閉じる" onClick={close}>
        ×
      </button>
    </section>
  )
}

/** `スポット・温泉・兵庫県`, and 閉業 or 休業中. */
export const metaOf = ({ kind, label, prefectureCode, businessStatus }: MapPlace): string => {
  const own = CONTENT_KINDS[kind].label
  return [own, label !== own && label, prefectureOfCode(prefectureCode)?.name, CLOSED_LABELS[businessStatus]]
    .filter(Boolean)
    .join('・')
}
