import { BodyField } from '../../manuscript/body/BodyField.tsx'
import { Section } from '../../manuscript/meta/Section.tsx'

/** The body, written as it will be read. */
export const ArticleBody = () => (
  <Section title="本文">
    <BodyField path="blocks" />
  </Section>
)
