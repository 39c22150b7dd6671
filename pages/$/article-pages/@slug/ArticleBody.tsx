import { useManuscriptField } from '../../manuscript/manuscript-context.ts'
import { Section } from '../../manuscript/meta/Section.tsx'

/** The body. */
export function ArticleBody() {
  const [blocks] = useManuscriptField<unknown[]>('blocks')
  return (
    <Section title="本文">
      <p data-path="blocks">{blocks?.length ?? 0}ブロック</p>
    </Section>
  )
}
