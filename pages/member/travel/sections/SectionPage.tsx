import { PartFrame } from '../parts/PartFrame.tsx'
import { useIdentifier } from '../parts/useIdentifier.ts'
import { Section } from './Section.tsx'
import { sectionTitle } from './section-title.ts'

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
