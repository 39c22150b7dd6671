import { memo, useEffect, useRef, useState } from 'react'
import type { TravelActivity } from '#domain/travel/activity.ts'
import type { TravelSection } from '#domain/travel/section.ts'
import { anchorOf } from '../reading/DayBar.tsx'
import { SectionHead } from '../reading/SectionHead.tsx'
import type { GuideFacts } from '../useGuideFacts.ts'
import { AddLine } from './AddLine.tsx'
import { dropSection } from './drag.ts'
import { EditLine } from './EditLine.tsx'
import { useEditing } from './editing-context.ts'
import { SectionForm } from './SectionForm.tsx'
import { SectionMenu } from './SectionMenu.tsx'

type Props = {
  section: TravelSection
  lines: readonly TravelActivity[]
  cost: number
  facts: GuideFacts
  pickedUpId: string | null
  openId: string | null
  onPlaces: (sectionId: string) => void
}

/** A section in the editor. */
export const EditSection = memo(function EditSection(props: Props) {
  const { section, lines, cost, facts, pickedUpId, openId, onPlaces } = props
  const { edit } = useEditing()
  const [isOpen, setOpen] = useState(false)
  const [isOver, setOver] = useState(false)
  const whole = useRef<HTMLElement>(null)
  useEffect(() => (whole.current ? dropSection(whole.current, section.id, setOver) : undefined), [section.id])
  const name = facts.names.get(section.id) ?? ''
  const headingId = `${anchorOf(section.id)}-title`
  return (
    <section
      className="grid scroll-mt-[9rem] grid-cols-1 gap-16 border-t border-rule-strong pt-24 data-over:bg-ai-wash"
      id={anchorOf(section.id)}
      ref={whole}
      aria-labelledby={headingId}
      data-over={(isOver && lines.length === 0) || undefined}
    >
      <SectionHead
        section={section}
        name={name}
        cost={cost}
        warnings={facts.warnings.get(section.id) ?? ''}
        count={facts.counts.get(section.id) ?? 0}
        headingId={headingId}
      >
        <SectionMenu section={section} name={name} onOpen={() => setOpen(true)} />
      </SectionHead>
      {isOpen && <SectionForm section={section} name={name} edit={edit} onDone={() => setOpen(false)} />}
      {lines.length === 0 ? (
        <p className="text-15 text-usuzumi">予定はまだありません。</p>
      ) : (
        <ol className="border-t border-rule">
          {lines.map((line) => (
            <EditLine
              key={line.id}
              line={line}
              warnings={facts.warnings.get(line.id) ?? ''}
              isPickedUp={pickedUpId === line.id}
              isOpen={openId === line.id}
            />
          ))}
        </ol>
      )}
      <AddLine sectionId={section.id} sectionName={name} count={lines.length} onPlaces={onPlaces} />
    </section>
  )
})
