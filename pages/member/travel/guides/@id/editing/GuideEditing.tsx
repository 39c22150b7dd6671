import { useCallback, useEffect, useMemo, useState } from 'react'
import { costsOf } from '#domain/travel/cost.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import type { GuideHandle } from '../../../store/useGuide.ts'
import { DayBar } from '../reading/DayBar.tsx'
import { EmptyGuide } from '../reading/EmptyGuide.tsx'
import { useGuideFacts } from '../useGuideFacts.ts'
import { AddPlaces } from './AddPlaces.tsx'
import { AddSection } from './AddSection.tsx'
import { ChecklistEditor } from './ChecklistEditor.tsx'
import { monitorDrops } from './drag.ts'
import { EditSection } from './EditSection.tsx'
import { EditingContext } from './editing-context.ts'
import { GuideDetails } from './GuideDetails.tsx'
import styles from './GuideEditing.module.css'
import { HandleHelp } from './Handle.tsx'
import { Tools } from './Tools.tsx'
import { useAddPanel } from './useAddPanel.ts'
import { useArranging } from './useArranging.ts'
import { useEditingContextValue } from './useEditing.ts'
import { useLines } from './useLines.ts'
import { useUndoKeys } from './useUndoKeys.ts'

type Props = { document: GuideDocument; guide: GuideHandle }

/** The editor of a guide. Valid changes are saved automatically. */
export function GuideEditing({ document, guide }: Props) {
  const { guide: about, sections, activities } = document
  const facts = useGuideFacts(document)
  const cost = useMemo(() => costsOf(document), [document])
  const arranging = useArranging(document, guide.edit)
  const lines = useLines(arranging.arrangement, activities)
  const [openId, setOpenId] = useState<string | null>(null)
  const { adding, begin, add } = useAddPanel(document, guide.edit)
  const editing = useEditingContextValue({ document, guide, arranging, open: setOpenId })
  const { arrangement: arrangementNow, place } = arranging.actions
  useEffect(() => monitorDrops(arrangementNow, place), [arrangementNow, place])
  const openPlaces = useCallback((sectionId: string) => add({ sectionId, tab: 'favorites' }), [add])
  useUndoKeys(guide)
  return (
    <EditingContext value={editing}>
      <article
        // Scroll margin: fields are scrolled to below the sticky bars.
        className={`${styles.page} grid grid-cols-1 gap-24 [--form-scroll-margin:10rem]`}
      >
        <h1 className="grid text-28 wrap-anywhere">
          <span className="font-gothic text-13 font-normal text-usuzumi">しおりの編集</span>
          {about.title}
        </h1>
        <div className={`${styles.bar} sticky top-0 z-3 -mx-gutter md:mx-0`}>
          <Tools id={about.id} guide={guide} />
          <DayBar sections={sections} names={facts.names} counts={facts.counts} />
        </div>
        <HandleHelp announcement={arranging.announcement} />
        <details
          className={`${styles.about} rounded border border-rule-strong bg-surface [&>:not(summary)]:px-16 [&>:not(summary)]:pt-0 [&>:not(summary)]:pb-24`}
        >
          <summary
            className={`${styles.summary} flex min-h-tap cursor-pointer items-center px-16 font-semibold`}
          >
            概要と日程
          </summary>
          <GuideDetails document={document} guide={guide} />
        </details>
        {arranging.arrangement.map(({ sectionId, activityIds }) => {
          const section = sections.find(({ id }) => id === sectionId)
          // A section only gets the id of its own line, so that others do not re-render.
          const own = (id: string | null) => (id && activityIds.includes(id) ? id : null)
          return (
            section && (
              <EditSection
                key={sectionId}
                section={section}
                lines={lines.get(sectionId) ?? []}
                cost={cost.bySection.get(sectionId) ?? 0}
                facts={facts}
                pickedUpId={own(arranging.pickedUpId)}
                openId={own(openId)}
                onPlaces={openPlaces}
              />
            )
          )
        })}
        {sections.length === 0 && <EmptyGuide guideId={about.id} onChoose={begin} />}
        <AddSection document={document} />
        <AddPlaces document={document} edit={guide.edit} adding={adding} onClose={() => add(null)} />
        <ChecklistEditor
          items={about.checklist}
          undo={guide.undo}
          onChange={(checklist) =>
            guide.edit({ type: 'updateGuide', version: about.version, patch: { checklist } })
          }
        />
      </article>
    </EditingContext>
  )
}
