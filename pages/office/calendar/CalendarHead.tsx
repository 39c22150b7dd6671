import { addDays } from '#domain/date/japan-time.ts'
import styles from './Calendar.module.css'
import { addMonths, today, type View, weekOf } from './days.ts'

const monthText = (day: string) => `${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月`
const dayText = (day: string) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`

/** The visible period as text. */
export const rangeText = ({ day, span }: View): string => {
  if (span === 'month') return monthText(day)
  const week = weekOf(day)
  return `${day.slice(0, 4)}年${dayText(week[0] ?? day)}から${dayText(week[6] ?? day)}`
}

type Props = { view: View; onView: (view: View) => void }

/** Title and navigation of the calendar. */
export function CalendarHead({ view, onView }: Props) {
  const { day, span } = view
  const step = (by: number) => (span === 'month' ? addMonths(day, by) : addDays(day, by * 7))
  const unit = span === 'month' ? '月' : '週'
  return (
    <div className="flex flex-wrap items-center gap-x-16 gap-y-8">
      <p className="flex-[1_0_auto] font-mincho text-18 font-semibold" aria-live="polite">
        {rangeText(view)}
      </p>
      <div className="m-0 flex border-0 p-0">
        <button className={styles.step} type="button" onClick={() => onView({ ...view, day: step(-1) })}>
          前の{unit}
        </button>
        <button className={styles.step} type="button" onClick={() => onView({ ...view, day: today() })}>
          今日
        </button>
        <button className={styles.step} type="button" onClick={() => onView({ ...view, day: step(1) })}>
          次の{unit}
        </button>
      </div>
      <fieldset className="m-0 flex border-0 p-0">
        <legend className="visually-hidden">表示</legend>
        {(['month', 'week'] as const).map((one) => (
          <button
            className={styles.step}
            type="button"
            key={one}
            aria-pressed={one === span}
            onClick={() => onView({ day, span: one })}
          >
            {one === 'month' ? '月' : '週'}
            <span className="visually-hidden">の表示</span>
          </button>
        ))}
      </fieldset>
    </div>
  )
}
