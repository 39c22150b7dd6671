import { fieldLabel } from '#domain/manuscript/labels/field-label.ts'
import { BodyField } from '../../manuscript/body/BodyField.tsx'
import { Section } from '../../manuscript/meta/Section.tsx'

/** The body, written as it will be read. */
export const ArticleBody = () => (
  <Section title={fieldLabel('article-page', 'blocks')}>
    <BodyField path="blocks" />
  </Section>
)
