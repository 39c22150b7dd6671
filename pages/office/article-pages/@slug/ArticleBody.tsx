import { fieldLabel } from '#domain/manuscript/labels/field-label.ts'
import { BodyField } from '../../manuscript/body/BodyField.tsx'
import { Section } from '../../manuscript/meta/Section.tsx'

/** The body editor (WYSIWYG). */
export const ArticleBody = () => (
  <Section title={fieldLabel('article-page', 'blocks')}>
    <BodyField path="blocks" />
  </Section>
)
