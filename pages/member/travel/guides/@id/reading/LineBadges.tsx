import type { TravelActivity } from '#domain/travel/activity.ts'
import { ACTIVITY_STATUS_LABELS } from '#domain/travel/activity-labels.ts'
import { costOf, yenText } from '#domain/travel/cost.ts'

/** Badges of an activity: its status and its cost. */
export function LineBadges({ line }: { line: TravelActivity }) {
  // A move shows its fare with its route.
  const cost = line.kind === 'move' ? null : costOf(line)
  if (line.status === 'planned' && cost === null) return null
  return (
    <p className="flex flex-wrap items-center gap-x-12 gap-y-4 text-13 leading-[1.5]">
      {line.status !== 'planned' && (
        <span
          className="rounded border border-current px-8 text-12 text-usuzumi data-[status=booked]:text-koke data-[status=idea]:border-dashed"
          data-status={line.status}
        >
          {ACTIVITY_STATUS_LABELS[line.status]}
        </span>
      )}
      {cost !== null && <span className="tabular-nums">{cost === 0 ? '無料' : yenText(cost)}</span>}
    </p>
  )
}
