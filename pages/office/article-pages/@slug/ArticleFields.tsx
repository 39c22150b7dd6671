import { ARTICLE_COMMON_FORM } from '#domain/manuscript/labels/article-page.ts'
import { ManuscriptForm } from '../../forms/ManuscriptForm.tsx'
import { DraftText } from '../../manuscript/inputs/DraftText.tsx'
import { ArticleBody } from './ArticleBody.tsx'
import { SummaryFields } from './SummaryFields.tsx'
import { TypeFields } from './TypeFields.tsx'

/** Article fields in page order, followed by the metadata. */
export function ArticleFields() {
  return (
    <>
      <DraftText path="title" max={80} isLarge required />
      <DraftText path="catch" max={80} required />
      <SummaryFields />
      <ArticleBody />
      <TypeFields />
      <ManuscriptForm form={ARTICLE_COMMON_FORM} isPart />
    </>
  )
}
