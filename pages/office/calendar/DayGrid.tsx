import { type KeyboardEvent, useRef } from 'react'
import type { PlannedChange } from '#domain/manuscript/office-home.ts'
import { clockText } from '../parts/moments.ts'
import { rangeText } from './CalendarHead.tsx'
import styles from './DayGrid.module.css'
import { dayAfterKey, today, type View, weeksOf } from './days.ts'

type Props = {
  view: View
  byDay: ReadonlyMap<string, readonly PlannedChange[]>
  onView: (view: View) => void
  isBusy: boolean
}

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土']
/** Titles shown per day in the month view; the rest is counted. */
const NAMED = 3

export const WHAT = { publish: '公開予定', unpublish: '公開終了', published: '公開' } as const

const labelOf = (day: string, changes: readonly PlannedChange[]): string => {
  const date = `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`
  const planned = changes.filter(({ what }) => what !== 'published').length
  const done = changes.length - planned
  const counts = [planned > 0 && `予定${planned}件`, done > 0 && `公開${done}件`].filter(Boolean)
  return `${date}、${counts.length > 0 ? counts.join('、') : '予定なし'}`
}

const Day = ({ changes, isWeek }: { changes: readonly PlannedChange[]; isWeek: boolean }) => {
  const shown = isWeek ? changes : changes.slice(0, NAMED)
  return (
    <span
      className="grid min-w-0 gap-[2px] max-md:flex max-md:flex-wrap max-md:justify-center"
      aria-hidden="true"
    >
      {shown.map(({ manuscript, what, at }) => (
        <span className={styles.change} data-what={what} key={manuscript.id + what}>
          <span className={`${styles.clock} flex-none tabular-nums`}>{clockText(at)}</span>
          <span className={`${styles.name} line-clamp-2`}>{manuscript.title || '題名のない原稿'}</span>
        </span>
      ))}
      {changes.length > shown.length && (
        <span className="text-usuzumi max-md:hidden">ほか{changes.length - shown.length}件</span>
      )}
    </span>
  )
}

/** The days as a grid with arrow key navigation; details of the selected day are below it. */
export function DayGrid({ view, byDay, onView, isBusy }: Props) {
  const grid = useRef<HTMLTableElement>(null)
  const now = today()
  const choose = (day: string) => {
    onView({ ...view, day })
    // The day may be in another month, which has to be rendered first.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, view.day)
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    choose(next)
  }
  return (
    <table
      className="w-full table-fixed bg-surface"
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an ARIA grid with arrow key navigation
      role="grid"
      aria-label={rangeText(view)}
      aria-busy={isBusy}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th className="border border-rule py-4 text-12 font-normal text-usuzumi" scope="col" key={name}>
              {name}
              <span className="visually-hidden">曜日</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(view).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                className={`${styles.cell} h-[1px] border border-rule p-0 align-top`}
                key={day}
                data-chosen={day === view.day || undefined}
              >
                <button
                  className={styles.day}
                  type="button"
                  data-day={day}
                  data-outside={
                    (view.span === 'month' && day.slice(0, 7) !== view.day.slice(0, 7)) || undefined
                  }
                  data-today={day === now || undefined}
                  data-week={view.span === 'week' || undefined}
                  tabIndex={day === view.day ? 0 : -1}
                  aria-pressed={day === view.day}
                  aria-current={day === now ? 'date' : undefined}
                  onClick={() => choose(day)}
                >
                  <span className="visually-hidden">{labelOf(day, byDay.get(day) ?? [])}</span>
                  <span
                    className={`${styles.date} grid size-[1.625rem] place-content-center text-13 tabular-nums`}
                    aria-hidden="true"
                  >
                    {Number(day.slice(8))}
                  </span>
                  <Day changes={byDay.get(day) ?? []} isWeek={view.span === 'week'} />
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
