import { DraftText } from '../inputs/DraftText.tsx'
import { AreaFields } from './AreaFields.tsx'
import { AuthorField } from './AuthorField.tsx'
import { DisclosureFields } from './DisclosureFields.tsx'
import { FactCheckField } from './FactCheckField.tsx'
import { HeroField } from './HeroField.tsx'
import { Section } from './Section.tsx'
import { SupervisorFields } from './SupervisorFields.tsx'
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
        <DraftText
          path="dataNote"
          label="データの注記"
          hint="見本の数値など、読む人に断ることを書きます。"
          max={200}
          nullable
        />
      </Section>
      <Section title="監修">
        <SupervisorFields />
      </Section>
    </>
  )
}
