import { japanTime } from '#domain/date/japan-time.ts'
import type { NextTrip } from '#domain/shelf/topics.ts'
import { link } from '#domain/url/link.ts'
import { useThisMinute } from '#renderer/ui/useThisMinute.ts'
import { countdown, tripDays } from './trip-text.ts'

type Props = {
  trip: NextTrip
  /** When it was saved on this device; `null` for a fresh response. */
  savedAt: number | null
}

/** The current trip with today's plan, or the next one with the number of days until it. */
export function TripTopic({ trip: { guide, today: ofDay }, savedAt }: Props) {
  const today = japanTime(useThisMinute() ?? new Date()).date
  // Saved lines of an earlier day are not today's.
  const lines = savedAt && japanTime(new Date(savedAt)).date !== today ? [] : ofDay
  const isOn = guide.startDate <= today
  return (
    <section
      className="grid gap-8 rounded border border-t-4 border-rule-strong border-t-ai bg-surface p-24"
      aria-labelledby="trip-topic"
    >
      <h2 className="font-gothic text-13 font-normal text-usuzumi" id="trip-topic">
        {isOn ? '旅の途中' : '次の旅'}
      </h2>
      <p className="font-mincho text-36 leading-[1.2]">{countdown(guide, today)}</p>
      <p className="font-mincho text-18 wrap-anywhere">
        <a
          className="inline-flex min-h-tap items-center text-ai"
          href={link('@travel-guides', { id: guide.id })}
        >
          {guide.title}
        </a>
      </p>
      <p className="text-15 text-usuzumi tabular-nums">{tripDays(guide)}</p>
      {isOn && lines.length > 0 && (
        <>
          <h3 className="font-gothic text-13 font-normal text-usuzumi">今日の予定</h3>
          <ol className="border-t border-rule">
            {lines.map((line) => (
              <li
                className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-8 border-b border-rule"
                key={line.id}
              >
                <span className="text-15 text-usuzumi tabular-nums">{line.startTime ?? '—'}</span>
                <a
                  className="inline-flex min-h-tap items-center wrap-anywhere text-ai"
                  href={link('@travel-activities', { id: line.id })}
                >
                  {line.title}
                </a>
                {line.status === 'done' && <span className="text-15 text-usuzumi tabular-nums">済み</span>}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
