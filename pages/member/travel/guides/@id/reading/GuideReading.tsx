import { useMemo } from 'react'
import { costsOf } from '#domain/travel/cost.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { LinkedText } from '#renderer/ui/LinkedText.tsx'
import type { GuideHandle } from '../../../store/useGuide.ts'
import { SyncState } from '../SyncState.tsx'
import { useGuideFacts } from '../useGuideFacts.ts'
import { Checklist } from './Checklist.tsx'
import { Costs } from './Costs.tsx'
import { DayBar } from './DayBar.tsx'
import { EmptyGuide } from './EmptyGuide.tsx'
import { GuideActions } from './GuideActions.tsx'
import { GuideHead } from './GuideHead.tsx'
import { ReadSection } from './ReadSection.tsx'
import { useOpenAtToday } from './useOpenAtToday.ts'

type Props = { document: GuideDocument; guide: GuideHandle }

/** The read view of a guide: all days on one page, with a bar of days. */
export function GuideReading({ document, guide }: Props) {
  const facts = useGuideFacts(document)
  const cost = useMemo(() => costsOf(document), [document])
  const lines = useMemo(() => Map.groupBy(document.activities, ({ sectionId }) => sectionId), [document])
  useOpenAtToday(document.sections, facts.today)
  const { memo, checklist, budget, version } = document.guide
  return (
    <article className="grid grid-cols-1 gap-24">
      <GuideHead document={document} today={facts.today}>
        <SyncState guide={guide} />
        <GuideActions document={document} />
      </GuideHead>
      <div className="sticky top-0 z-2 -mx-gutter md:mx-0">
        <DayBar sections={document.sections} names={facts.names} counts={facts.counts} today={facts.today} />
      </div>
      <div className="grid grid-cols-1 content-start gap-40 lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-64">
        <div className="grid grid-cols-1 content-start gap-40">
          {memo && (
            <p className="border border-rule bg-surface px-16 py-12 whitespace-pre-line">
              <LinkedText text={memo} />
            </p>
          )}
          {document.sections.length === 0 && <EmptyGuide guideId={document.guide.id} />}
          {document.sections.map((section) => (
            <ReadSection
              key={section.id}
              section={section}
              lines={lines.get(section.id) ?? []}
              cost={cost.bySection.get(section.id) ?? 0}
              facts={facts}
            />
          ))}
        </div>
        <div className="grid grid-cols-1 content-start gap-40 lg:sticky lg:top-[5rem] lg:max-h-[calc(100dvb_-_6rem)] lg:self-start lg:overflow-y-auto">
          <Checklist
            items={checklist}
            onChange={(changed) =>
              guide.edit({ type: 'updateGuide', version, patch: { checklist: changed } })
            }
          />
          {(cost.total > 0 || cost.undecided > 0 || budget !== null) && (
            <Costs cost={cost} budget={budget} sections={document.sections} names={facts.names} />
          )}
        </div>
      </div>
    </article>
  )
}
