import { memo } from 'react'
import type { TravelActivity } from '#domain/travel/activity.ts'
import type { TravelSection } from '#domain/travel/section.ts'
import type { GuideFacts } from '../useGuideFacts.ts'
import { anchorOf } from './DayBar.tsx'
import { GuideLine } from './GuideLine.tsx'
import { SectionHead } from './SectionHead.tsx'

type Props = {
  section: TravelSection
  lines: readonly TravelActivity[]
  cost: number
  facts: GuideFacts
  /** Whether the page shows only this section. */
  isWholePage?: boolean
}

/** One section in the read view. */
export const ReadSection = memo(function ReadSection(props: Props) {
  const { section, lines, cost, facts, isWholePage = false } = props
  const { names, warnings, counts, places, holidays, today } = facts
  const headingId = `${anchorOf(section.id)}-title`
  return (
    <section className="grid scroll-mt-[7rem] gap-24" id={anchorOf(section.id)} aria-labelledby={headingId}>
      <SectionHead
        section={section}
        name={names.get(section.id) ?? ''}
        cost={cost}
        warnings={warnings.get(section.id) ?? ''}
        count={counts.get(section.id) ?? 0}
        headingId={headingId}
        level={isWholePage ? 1 : 2}
      />
      {lines.length === 0 ? (
        <p className="text-15 text-usuzumi">予定はまだありません。</p>
      ) : (
        <ol className="grid">
          {lines.map((line) => (
            <GuideLine
              key={line.id}
              line={line}
              place={places.get(line.refId ?? '')}
              date={section.kind === 'day' ? section.date : null}
              today={today}
              holidays={holidays}
              warnings={warnings.get(line.id) ?? ''}
              level={isWholePage ? 2 : 3}
            />
          ))}
        </ol>
      )}
    </section>
  )
})
