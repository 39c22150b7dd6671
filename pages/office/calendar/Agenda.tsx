import { CONTENT_KINDS } from '#domain/content/kind.ts'
import type { PlannedChange } from '#domain/manuscript/office-home.ts'
import { Button } from '#renderer/form/Button.tsx'
import { clockText, weekdayText } from '../parts/moments.ts'
import { paths } from '../paths.ts'
import { Person } from '../people/Person.tsx'
import styles from './Agenda.module.css'
import { WHAT } from './DayGrid.tsx'

type Props = {
  day: string
  changes: readonly PlannedChange[]
  canMove: (change: PlannedChange) => boolean
  onMove: (change: PlannedChange, opener: HTMLElement) => void
}

/** The selected day's changes, with links to the manuscripts and buttons to reschedule. */
export function Agenda({ day, changes, canMove, onMove }: Props) {
  const title = weekdayText(`${day}T00:00:00+09:00`)
  return (
    <section className="grid gap-8" aria-label={`${title}の予定`}>
      <h2 className="text-18">{title}</h2>
      {changes.length === 0 && <p className="text-usuzumi">この日の予定はありません。</p>}
      <ul className="grid">
        {changes.map((change) => {
          const { manuscript, what, at } = change
          const name = manuscript.title || '題名のない原稿'
          return (
            <li className={styles.row} key={manuscript.id + what}>
              <time dateTime={at}>{clockText(at)}</time>
              <span className={styles.what} data-what={what}>
                {WHAT[what]}
              </span>
              <span className="flex min-w-0 flex-wrap items-baseline gap-x-12 max-md:col-span-full">
                <a className="text-sumi" href={paths.edit(manuscript.kind, manuscript.slug)}>
                  {name}
                </a>
                <span className="text-12 text-usuzumi">{CONTENT_KINDS[manuscript.kind].label}</span>
                {manuscript.updatedBy && <Person who={manuscript.updatedBy} />}
              </span>
              {canMove(change) && (
                <Button
                  variant="quiet"
                  aria-haspopup="dialog"
                  aria-label={`「${name}」の日時を変える`}
                  onClick={({ currentTarget }) => onMove(change, currentTarget)}
                >
                  日時を変える
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
