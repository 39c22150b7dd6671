import { clockText } from '#domain/travel/clock-text.ts'
import { costOf, yenText } from '#domain/travel/cost.ts'
import { transportText } from '#domain/travel/transport-text.ts'
import { LinkedText } from '#renderer/ui/LinkedText.tsx'
import { NewTabNote } from '#renderer/ui/NewTabNote.tsx'
import { MapLinks } from '#renderer/ui/place/MapLinks.tsx'
import type { SharedLine, SharedPlace } from './+loader.ts'
import styles from './Line.module.css'

type Props = { line: SharedLine; place: SharedPlace | undefined }

/** One activity: time, title, place, and the details that are shared. */
export const Line = ({ line, place }: Props) => (
  <li className={styles.line} data-kind={line.kind}>
    <p className={styles.time}>
      {line.startTime && <time>{clockText(line.startTime)}</time>}
      {line.endTime && <span className={styles.end}>〜{clockText(line.endTime)}</span>}
    </p>
    <div className={styles.body}>
      <p className={styles.what}>
        {line.kind === 'move' && <span className="visually-hidden">移動：</span>}
        {line.title}
      </p>
      {line.transport && <p>{transportText(line.transport)}</p>}
      {place && <PlaceFacts place={place} isNamed={place.title === line.title} />}
      {line.opening && <p>{line.opening}</p>}
      <LineFacts line={line} />
      {line.memo && (
        <p className={styles.memo}>
          <LinkedText text={line.memo} />
        </p>
      )}
    </div>
  </li>
)

const PlaceFacts = ({ place, isNamed }: { place: SharedPlace; isNamed: boolean }) => (
  <>
    <p>
      {place.href ? (
        <a href={place.href}>{isNamed ? `${place.title}のページ` : place.title}</a>
      ) : (
        `${place.title}（公開終了）`
      )}
      {place.label && <span className={styles.label}>{place.label}</span>}
    </p>
    {place.href && place.address && <p>{place.address}</p>}
    {place.href && (
      <p className={styles.links}>
        <MapLinks place={{ lat: place.lat, lng: place.lng, name: place.title }} isBrief />
        {place.tel && <a href={`tel:${place.tel.replaceAll(/[^\d+]/g, '')}`}>電話 {place.tel}</a>}
      </p>
    )}
  </>
)

/** Shared details: booking number, cost, and URL. */
function LineFacts({ line }: { line: SharedLine }) {
  const cost = costOf(line)
  return (
    <>
      {line.reservationNo && <p>予約番号 {line.reservationNo}</p>}
      {cost !== null && <p>費用 {yenText(cost)}</p>}
      {line.url && (
        <p>
          <a href={line.url} target="_blank" rel="noopener noreferrer nofollow">
            {new URL(line.url).host}
            <NewTabNote>の{line.title}</NewTabNote>
          </a>
        </p>
      )}
    </>
  )
}
