import type { TravelActivity } from '#domain/travel/activity.ts'
import { moveTitle, routeText, TRANSPORT_MODE_LABELS } from '#domain/travel/activity-labels.ts'
import { minutesText } from '#domain/travel/clock-text.ts'
import { yenText } from '#domain/travel/cost.ts'

/** The transport: mode, line, from, to, duration and fare. */
export function MoveText({ line: { title, transport } }: { line: TravelActivity }) {
  if (!transport) return <span className="text-15">{title}</span>
  const { mode, line, minutes, fare } = transport
  const route = routeText(transport)
  const isOwn = title !== moveTitle(transport)
  const rest = [line, minutes !== null && minutesText(minutes), fare !== null && yenText(fare)].filter(
    Boolean,
  )
  return (
    <>
      <span className="text-15">
        {isOwn ? title : `${TRANSPORT_MODE_LABELS[mode]}${route && ` ${route}`}`}
      </span>
      {rest.length > 0 && <span className="text-13 text-usuzumi tabular-nums">{rest.join('・')}</span>}
    </>
  )
}
