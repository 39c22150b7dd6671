import { ListPage } from '#renderer/list-page/ListPage.tsx'
import { MonthLinks } from '#renderer/ui/MonthLinks.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import { LEAD } from './text.ts'

export function Page() {
  return (
    <>
      <ListPage kind="spot" lead={LEAD} />
      <Section variant="related" title="月からさがす" lead="月ごとに、見ごろの場所と行事をまとめています。">
        <MonthLinks />
      </Section>
    </>
  )
}
