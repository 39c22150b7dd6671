import type { TravelActivity } from '#domain/travel/activity.ts'
import { MODE_WORDS, moveTitle, routeText } from '#domain/travel/activity-words.ts'
import { minutesText } from '#domain/travel/clock-text.ts'
import { yenText } from '#domain/travel/cost.ts'
import styles from './MoveWords.module.css'

/** How one gets on: by what, on which line, from where, to where, how long and for how much. */
export function MoveWords({ line: { title, transport } }: { line: TravelActivity }) {
  if (!transport) return <span className={styles.title}>{title}</span>
  const { mode, line, minutes, fare } = transport
  const route = routeText(transport)
  const isOwn = title !== moveTitle(transport)
  const rest = [line, minutes !== null && minutesText(minutes), fare !== null && yenText(fare)].filter(
    Boolean,
  )
  return (
    <>
      <span className={styles.title}>{isOwn ? title : `${MODE_WORDS[mode]}${route && ` ${route}`}`}</span>
      {rest.length > 0 && <span className={styles.rest}>{rest.join('・')}</span>}
    </>
  )
}
