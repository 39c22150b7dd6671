import { ARTICLE_COMMON_FORM } from '#domain/manuscript/labels/article-page.ts'
import { fieldLabel } from '#domain/manuscript/labels/field-label.ts'
import { ManuscriptForm } from '../../forms/ManuscriptForm.tsx'
import { BodyField } from '../../manuscript/body/BodyField.tsx'
import { ManuscriptFrame } from '../../manuscript/frame/ManuscriptFrame.tsx'
import { DraftText } from '../../manuscript/inputs/DraftText.tsx'
import { Section } from '../../manuscript/meta/Section.tsx'
import { useManuscript } from '../../manuscript/useManuscript.ts'
import { useManuscriptRef } from '../../manuscript/useManuscriptRef.ts'
import { SummaryFields } from './SummaryFields.tsx'
import { TypeFields } from './TypeFields.tsx'

/** `/$/article-pages/:slug`: the fields of an article in page order, with its body in the middle, then the metadata. */
export function ArticleEdit() {
  const manuscript = useManuscript('article-page', useManuscriptRef())
  return (
    <ManuscriptFrame manuscript={manuscript}>
      <DraftText path="title" max={80} isLarge required />
      <DraftText path="catch" max={80} required />
      <SummaryFields />
      <Section title={fieldLabel('article-page', 'blocks')}>
        <BodyField path="blocks" />
      </Section>
      <TypeFields />
      <ManuscriptForm form={ARTICLE_COMMON_FORM} isPart />
    </ManuscriptFrame>
  )
}
