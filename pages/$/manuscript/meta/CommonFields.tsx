import { AreaFields } from './AreaFields.tsx'
import { AuthorField } from './AuthorField.tsx'
import { DisclosureFields } from './DisclosureFields.tsx'
import { FactCheckField } from './FactCheckField.tsx'
import { HeroField } from './HeroField.tsx'
import { Section } from './Section.tsx'
import { TagsField } from './TagsField.tsx'

/** What every kind of content says: its picture, who wrote it, where it is, and what readers must know about money. */
export function CommonFields() {
  return (
    <>
      <Section title="主な画像">
        <HeroField />
      </Section>
      <Section title="広告の表示">
        <DisclosureFields />
      </Section>
      <Section title="書き手と場所">
        <AuthorField />
        <AreaFields />
        <TagsField />
        <FactCheckField />
      </Section>
    </>
  )
}
