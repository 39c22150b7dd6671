import { useRef } from 'react'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { dayText } from '#domain/travel/guide-days.ts'
import type { AddedPlace } from '#domain/travel/guide-of-places.ts'
import type { TravelSection } from '#domain/travel/section.ts'
import { sectionNames } from '#domain/travel/section-labels.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { Button } from '../form/Button.tsx'
import { useAction } from '../form/useAction.ts'
import { messageText } from '../shell/errors/errors.ts'
import type { AddedWhere } from './Added.tsx'
import styles from './AddSheet.module.css'
import { addPlace, fetchGuide } from './calls.ts'

type Props = { guideId: string; place: AddedPlace; onAdded: (where: AddedWhere) => void }

/** The sections of one guide; a click on one appends the place. */
export function GuideDays({ guideId, place, onAdded }: Props) {
  const { data, error, retry } = useAnswer(['guide-to-add-to', guideId], () => fetchGuide(guideId))
  const { isBusy, problem, run } = useAction()
  /** The new activity of each section until the server has confirmed it: its response may be lost. */
  const ids = useRef(new Map<string, string>()).current
  if (error)
    return (
      <div className={styles.days}>
        <p role="alert">{messageText(error)}</p>
        <Button onClick={retry}>再読み込み</Button>
      </div>
    )
  if (!data) return <p className={styles.days}>読み込んでいます。</p>
  const names = sectionNames(data.sections)
  const inSection = (id: string) => data.activities.filter(({ sectionId }) => sectionId === id)
  const add = (section: TravelSection) =>
    run(async () => {
      const activityId = ids.get(section.id) ?? randomIdentifier()
      ids.set(section.id, activityId)
      await addPlace(activityId, place, section.id, inSection(section.id).length)
      ids.delete(section.id)
      onAdded({ guideId, guideTitle: data.guide.title, name: names.get(section.id) ?? '', activityId })
    })
  return (
    <div className={styles.days} aria-busy={isBusy}>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      {data.sections.length === 0 && <p>このしおりには、まだ日程がありません。</p>}
      <ul className={styles.dayList}>
        {data.sections.map((section) => {
          const lines = inSection(section.id)
          const isThere = lines.some(({ kind, refId }) => kind === place.kind && refId === place.id)
          return (
            <li key={section.id}>
              <button className={styles.day} type="button" onClick={() => add(section)}>
                <span className={styles.dayName}>{names.get(section.id)}</span>
                <span className={styles.dayText}>
                  {[section.date && dayText(section.date), section.kind === 'day' && section.title]
                    .filter(Boolean)
                    .join(' ')}
                </span>
                <span className={styles.count}>{isThere ? '追加済み' : `${lines.length}件`}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
