import { ARTICLE_COMMON_FORM } from '../../forms/labels/article-page.ts'
import { ManuscriptForm } from '../../forms/ManuscriptForm.tsx'
import { DraftText } from '../../manuscript/inputs/DraftText.tsx'
import { ArticleBody } from './ArticleBody.tsx'
import { SummaryFields } from './SummaryFields.tsx'
import { TypeFields } from './TypeFields.tsx'

/** The fields of an article in the order of the page, then what is said about it. */
export function ArticleFields() {
  return (
    <>
      <DraftText path="title" label="題名" max={80} isLarge required />
      <DraftText
        path="catch"
        label="キャッチ"
        hint="題名の下と、一覧のカードに出る一文です。"
        max={80}
        required
      />
      <SummaryFields />
      <ArticleBody />
      <TypeFields />
      <ManuscriptForm form={ARTICLE_COMMON_FORM} isPart />
    </>
  )
}
