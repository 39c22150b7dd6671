import { dayText } from '#domain/travel/guide-days.ts'
import type { TravelSection } from '#domain/travel/section.ts'
import { PartFrame } from '../parts/PartFrame.tsx'
import { useIdentifier } from '../parts/useIdentifier.ts'
import { Section } from './Section.tsx'

/** `11月28日（土） 東山めぐり`: the name of a section outside its guide. */
const sectionTitle = ({ date, title }: Pick<TravelSection, 'date' | 'title'>): string =>
  [date && dayText(date), title].filter(Boolean).join(' ') || '日程'

/** `/@/travel/sections/:id`. */
export function SectionPage() {
  const id = useIdentifier()
  return (
    <PartFrame
      key={id}
      kind="sections"
      id={id}
      find={({ sections }) => sections.find((section) => section.id === id)}
      titleOf={sectionTitle}
    >
      {(section, document, guide) => <Section section={section} document={document} guide={guide} />}
    </PartFrame>
  )
}
