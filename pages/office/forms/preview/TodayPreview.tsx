import { useDeferredValue } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { japaneseMonthDay } from '#domain/date/japanese-date.ts'
import { closedText, hoursLines } from '#domain/place/text.ts'
import { WEEKDAY_NAMES } from '#domain/place/weekday.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { TodayHours } from '#renderer/ui/place/TodayHours.tsx'
import { useThisMinute } from '#renderer/ui/useThisMinute.ts'
import { fortnight, openingPlaceOf } from './fortnight.ts'
import styles from './TodayPreview.module.css'

const getHolidays = endpoint(
  'GET /manage/holidays',
  z.object({
    holidays: z.object({ from: z.string(), to: z.string(), days: z.array(z.string()).readonly() }),
  }),
)

/** Public holidays as used by public pages; `null` until loaded. */
function useHolidays() {
  const { data } = useAnswer(['holidays'], () => request(getHolidays()))
  return data?.holidays ?? null
}

const FIELDS = ['hours', 'closed', 'businessStatus', 'months'] as const

/** Preview of the opening hours: 今日の営業 as on the public page, and the next two weeks. */
export function TodayPreview() {
  const { control } = useFormContext()
  const values = useDeferredValue(useWatch({ control, name: FIELDS }))
  const fields = Object.fromEntries(FIELDS.map((field, index) => [field, values[index]]))
  const place = openingPlaceOf(fields)
  const holidays = useHolidays()
  const now = useThisMinute()
  // Hidden if all days are unknown.
  const days = place && now ? fortnight(place, now, holidays) : []
  const isSilent = days.every(({ text }) => text === '未確認')
  return (
    <aside
      className="grid min-w-0 content-start gap-12 rounded border border-rule bg-surface p-16"
      aria-label="読む人に見える営業"
    >
      <p className="text-13 text-usuzumi">読む人に見える営業</p>
      {place ? (
        <>
          <TodayHours place={place} holidays={holidays} />
          <ul className="grid gap-4 text-13 leading-[1.6]">
            {[...hoursLines(place.hours), closedText(place.closed) && `定休日：${closedText(place.closed)}`]
              .filter(Boolean)
              .map((line) => (
                <li key={line}>{line}</li>
              ))}
          </ul>
          {!isSilent && (
            <ol className={styles.days} aria-label="これからの2週間">
              {days.map((day) => (
                <li key={day.date} data-open={day.isOpen || undefined}>
                  <span>
                    {japaneseMonthDay(day.date)}（{WEEKDAY_NAMES[day.weekday]}
                    {day.isHoliday ? '・祝' : ''}）
                  </span>
                  <span>{day.text}</span>
                </li>
              ))}
            </ol>
          )}
        </>
      ) : (
        <p className="text-15 text-usuzumi">書きかけの時間があります。そろうと、ここに表示します。</p>
      )}
    </aside>
  )
}
