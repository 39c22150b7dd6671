import { memo } from 'react'
import { SMALL_COVER_SIZES } from '#domain/image/image.ts'
import type { HolidayCalendar } from '#domain/place/closing-days.ts'
import type { TravelActivity } from '#domain/travel/activity.ts'
import type { GuidePlace } from '#domain/travel/guide-document.ts'
import { link } from '#domain/url/link.ts'
import { LinkedText } from '#renderer/ui/LinkedText.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import { asPicture } from '../as-picture.ts'
import { BookingNumber } from './BookingNumber.tsx'
import styles from './GuideLine.module.css'
import { LineBadges } from './LineBadges.tsx'
import { LineMark } from './LineMark.tsx'
import { LineTimes } from './LineTimes.tsx'
import { MoveText } from './MoveText.tsx'
import { OwnLink, PlaceFacts } from './PlaceFacts.tsx'
import { Warnings } from './Warnings.tsx'

type Props = {
  line: TravelActivity
  place: GuidePlace | undefined
  date: string | null
  today: string | null
  holidays: HolidayCalendar | null
  /** One warning per line, or ''. */
  warnings: string
  level?: 2 | 3
}

/** One activity in the read view. Memoised. */
export const GuideLine = memo(function GuideLine(props: Props) {
  const { line, place, date, today, holidays, warnings, level = 3 } = props
  const Title = `h${level}` as const
  const isMove = line.kind === 'move'
  return (
    <li className={styles.line} data-kind={line.kind} data-done={line.status === 'done' || undefined}>
      <LineTimes startTime={line.startTime} endTime={line.endTime} />
      <div
        // The timeline connects the marks.
        className={`${styles.mark} relative`}
      >
        <LineMark kind={line.kind} />
      </div>
      <div className={`${styles.body} flow-root min-w-0 [&>*+*]:mt-8`}>
        {place?.picture && (
          <div className={`${styles.picture} float-end ms-12 mb-8 w-[5.5rem] md:w-[9rem] [&_img]:w-full`}>
            <Picture picture={asPicture(place.picture)} presets={SMALL_COVER_SIZES} sizes="7rem" decorative />
          </div>
        )}
        <Title className={styles.title}>
          <a
            className={`${styles.link} text-sumi no-underline hover:text-ai hover:[text-decoration:underline]`}
            href={link('@travel-activities', { id: line.id })}
          >
            {isMove ? <MoveText line={line} /> : line.title}
          </a>
        </Title>
        {place && <p className={styles.label}>{place.label}</p>}
        <LineBadges line={line} />
        <Warnings text={warnings} />
        {place && <PlaceFacts place={place} date={date} today={today} holidays={holidays} url={line.url} />}
        {!place && line.url && <OwnLink url={line.url} title={line.title} />}
        {line.reservationNo && <BookingNumber number={line.reservationNo} />}
        {line.memo && (
          <p className="border-s border-rule-strong ps-12 text-15 leading-[1.7] whitespace-pre-line">
            <LinkedText text={line.memo} />
          </p>
        )}
      </div>
    </li>
  )
})
