import { ALL_ARTICLE_TYPES, ARTICLE_TYPES, type ArticleType } from '#domain/article-type.ts'
import { DraftChoice } from '../../manuscript/inputs/DraftChoice.tsx'
import { DraftText } from '../../manuscript/inputs/DraftText.tsx'
import { useManuscriptField } from '../../manuscript/manuscript-context.ts'
import { Section } from '../../manuscript/meta/Section.tsx'
import { CostField } from './CostField.tsx'
import { FeatureField } from './FeatureField.tsx'

const TYPES = ALL_ARTICLE_TYPES.map((value) => ({ value, label: ARTICLE_TYPES[value] }))

/** What kind of article it is, and what that kind must say. What another kind said is kept until it is published. */
export function TypeFields() {
  const [type] = useManuscriptField<ArticleType>('type')
  return (
    <Section title="記事の種類">
      <DraftChoice path="type" label="種類" choices={TYPES} required />
      {type === 'news' && (
        <>
          <DraftText path="eventDate" label="ニュースの日付" type="date" nullable required />
          <DraftText
            path="endDate"
            label="催しの最終日"
            hint="何日も続く催しや季節の知らせの、終わりの日です。1日だけなら空のままにします。翌日から「終了」と表示します。"
            type="date"
            nullable
          />
          <DraftText
            path="sourceUrl"
            label="発表元のURL"
            hint="https:// から始まる、発表した人のページです。"
            type="url"
            nullable
          />
        </>
      )}
      {type === 'feature' && <FeatureField />}
      {type === 'experience' && (
        <>
          <DraftText path="visitedAt" label="取材日" type="date" nullable required />
          <DraftText path="companions" label="同行者" max={40} placeholder="大人2人、小学生1人" nullable />
          <CostField />
          <DraftText path="photosBy" label="写真を撮った人" max={40} nullable />
        </>
      )}
    </Section>
  )
}
