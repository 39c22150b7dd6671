import { useState } from 'react'
import { japanTime } from '#domain/date/japan-time.ts'
import { countdownText, daysText } from '#domain/travel/guide-days.ts'
import type { GuideSummary } from '#domain/travel/guide-document.ts'
import { nextFirst } from '#domain/travel/guide-groups.ts'
import type { AddedPlace } from '#domain/travel/guide-of-places.ts'
import { Button } from '../form/Button.tsx'
import type { AddedWhere } from './Added.tsx'
import styles from './AddSheet.module.css'
import { GuideDays } from './GuideDays.tsx'
import { NewGuideHere } from './NewGuideHere.tsx'

type Props = {
  place: AddedPlace
  guides: readonly GuideSummary[]
  /** The last result, announced to screen readers. */
  message: string
  onAdded: (where: AddedWhere) => void
}

/** The guides, with the next trip first and open: a click on a day adds the place. */
export function GuideChoice({ place, guides, message, onAdded }: Props) {
  const sorted = nextFirst(guides, new Date())
  const [open, setOpen] = useState(sorted[0]?.id)
  const [isMaking, setMaking] = useState(sorted.length === 0)
  return (
    <>
      <p className={styles.lead}>
        {sorted.length > 0
          ? `「${place.title}」を入れる日を選んでください。`
          : `まだしおりがありません。新しいしおりを作って「${place.title}」を入れます。`}
      </p>
      <p className={styles.status} role="status">
        {message}
      </p>
      <ul className={styles.guides}>
        {sorted.map((guide) => (
          <li className={styles.guide} key={guide.id}>
            <button
              className={styles.opener}
              type="button"
              aria-expanded={open === guide.id}
              onClick={() => setOpen(open === guide.id ? undefined : guide.id)}
            >
              <span className={styles.name}>{guide.title}</span>
              <span className={styles.when}>{whenText(guide)}</span>
            </button>
            {open === guide.id && <GuideDays guideId={guide.id} place={place} onAdded={onAdded} />}
          </li>
        ))}
      </ul>
      {isMaking ? (
        <NewGuideHere place={place} onAdded={onAdded} />
      ) : (
        <Button wide onClick={() => setMaking(true)}>
          新しいしおりに入れる
        </Button>
      )}
    </>
  )
}

const whenText = (guide: GuideSummary): string =>
  [daysText(guide) ?? '日付未定', countdownText(guide, japanTime(new Date()).date)].filter(Boolean).join('・')
