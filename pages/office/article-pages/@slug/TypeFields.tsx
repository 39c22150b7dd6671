import { ALL_ARTICLE_TYPES, ARTICLE_TYPES, type ArticleType } from '#domain/content/article-type.ts'
import { DraftChoice } from '../../manuscript/inputs/DraftChoice.tsx'
import { DraftText } from '../../manuscript/inputs/DraftText.tsx'
import { useManuscriptField } from '../../manuscript/manuscript-context.ts'
import { Section } from '../../manuscript/meta/Section.tsx'
import { CostField } from './CostField.tsx'
import { FeatureField } from './FeatureField.tsx'

const TYPES = ALL_ARTICLE_TYPES.map((value) => ({ value, label: ARTICLE_TYPES[value] }))

/** The article type and its fields. Fields of other types are preserved until publication. */
export function TypeFields() {
  const [type] = useManuscriptField<ArticleType>('type')
  return (
    <Section title="記事の種類">
      <DraftChoice path="type" choices={TYPES} required />
      {type === 'news' && (
        <>
          <DraftText path="eventDate" type="date" nullable required />
          <DraftText path="endDate" type="date" nullable />
          <DraftText path="sourceUrl" type="url" nullable />
        </>
      )}
      {type === 'feature' && <FeatureField />}
      {type === 'experience' && (
        <>
          <DraftText path="visitedAt" type="date" nullable required />
          <DraftText path="companions" max={40} placeholder="大人2人、小学生1人" nullable />
          <CostField />
          <DraftText path="photosBy" max={40} nullable />
        </>
      )}
    </Section>
  )
}
