import { useEffect } from 'react'
import { costsOf } from '#domain/travel/cost.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import type { TravelSection } from '#domain/travel/section.ts'
import { link } from '#domain/url/link.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import { anchorOf } from '../guides/@id/reading/DayBar.tsx'
import { ReadSection } from '../guides/@id/reading/ReadSection.tsx'
import { SyncState } from '../guides/@id/SyncState.tsx'
import { useGuideFacts } from '../guides/@id/useGuideFacts.ts'
import { BackToGuide } from '../parts/BackToGuide.tsx'
import { Neighbours } from '../parts/Neighbours.tsx'
import { useIsEditAddress } from '../parts/useIdentifier.ts'
import type { GuideHandle } from '../store/useGuide.ts'

type Props = { section: TravelSection; document: GuideDocument; guide: GuideHandle }

/** One section of a guide on its own page. */
export function Section({ section, document, guide }: Props) {
  const facts = useGuideFacts(document)
  const cost = costsOf(document)
  const { sections, activities } = document
  const index = sections.indexOf(section)
  const neighbour = (one: TravelSection | undefined) =>
    one ? { href: link('@travel-sections', { id: one.id }), title: facts.names.get(one.id) ?? '' } : null
  const edit = link('@travel-guides', { id: document.guide.id, edit: true, hash: anchorOf(section.id) })
  const isEditAddress = useIsEditAddress()
  // Sections are edited in the guide's editor.
  useEffect(() => {
    if (isEditAddress) navigate(edit, { replace: true })
  }, [isEditAddress, edit])
  return (
    <article className="grid grid-cols-1 gap-24">
      <BackToGuide guide={document.guide} sectionId={section.id} sectionName="" />
      <ReadSection
        section={section}
        lines={activities.filter(({ sectionId }) => sectionId === section.id)}
        cost={cost.bySection.get(section.id) ?? 0}
        facts={facts}
        isWholePage
      />
      <div className="flex flex-wrap items-center gap-12">
        <a
          className="inline-flex min-h-tap min-w-[7rem] items-center justify-center rounded border border-ai no-underline hover:[text-decoration:underline]"
          href={edit}
        >
          編集
        </a>
        <SyncState guide={guide} />
      </div>
      <Neighbours
        label="前後の日程"
        before={neighbour(sections[index - 1])}
        after={neighbour(sections[index + 1])}
      />
    </article>
  )
}
